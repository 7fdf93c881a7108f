/** Writes a cached response straight to the socket, without the framework. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedResponse } from './cachedResponse.ts';
import { cacheKey } from './cacheKey.ts';
import { type Encoding, encodingFor } from './compression.ts';
import { newRequestId, REQUEST_ID, type ResponseObserver } from './requestLog.ts';
import { isCacheable, type ResponseCache } from './responseCache.ts';

/** Browsers may store a public response but must ask each time whether it is still fresh. */
const revalidate = 'public, max-age=0, must-revalidate';

/**
 * A prefetched response serves the click that follows it, for a few seconds. Only the browser stores it: a cache between
 * would serve it to everyone.
 */
const prefetched = 'private, max-age=5';

const isPrefetch = ({ headers }: IncomingMessage): boolean =>
  String(headers['sec-purpose'] ?? '').startsWith('prefetch');

function cacheControlOf(request: IncomingMessage, cached: CachedResponse): string {
  if (!isCacheable(cached)) return 'no-store';
  return isPrefetch(request) ? prefetched : revalidate;
}

const opaque = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Splits by the comma alone: a pattern with the blanks around it takes quadratic time for a header full of blanks. */
const matches = (header: string | undefined, etag: string) =>
  header !== undefined && (header === '*' || header.split(',').some((each) => opaque(each) === opaque(etag)));

interface EncodedBody {
  encoding: Encoding;
  bytes: Buffer;
}

async function bodyOf(cached: CachedResponse, encoding: Encoding): Promise<EncodedBody> {
  try {
    return { encoding, bytes: await cached.encoded(encoding) };
  } catch {
    // Compression takes memory. Without it the body is longer, but the same.
    return { encoding: 'identity', bytes: await cached.encoded('identity') };
  }
}

/** Always ends the response: no framework does it after an error here. */
export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  requestId: string,
): Promise<void> {
  try {
    await writeCached(request, response, cached, requestId);
  } catch (error) {
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { [REQUEST_ID]: requestId, 'cache-control': 'no-store' }).end();
    throw error;
  }
}

async function writeCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  requestId: string,
): Promise<void> {
  const headers = {
    ...cached.headers,
    [REQUEST_ID]: requestId,
    etag: cached.etag,
    'cache-control': cacheControlOf(request, cached),
    vary: 'accept-encoding',
  };
  if (cached.status === 200 && matches(request.headers['if-none-match'], cached.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = request.headers['accept-encoding'];
  const best = encodingFor(typeof accepted === 'string' ? accepted : undefined, cached.size);
  const { encoding, bytes } = await bodyOf(cached, best);
  response.writeHead(cached.status, {
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Sends the cached response ahead of any routing. Returns false if there is none. */
export function sendIfCached(
  cache: ResponseCache,
  request: IncomingMessage,
  response: ServerResponse,
  observe: ResponseObserver,
): boolean {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const cached = cache.find(cacheKey(url));
  if (!cached) return false;
  const startedAt = performance.now();
  const requestId = newRequestId();
  const { route } = cached;
  // `close` also comes when the client leaves early.
  response.once('close', () =>
    observe({ requestId, method, route, status: response.statusCode, ms: performance.now() - startedAt }),
  );
  sendCached(request, response, cached, requestId).catch(() => {});
  return true;
}
