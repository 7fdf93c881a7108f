/** Writes a cached response straight to the socket, without the framework. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '#server/context.ts';
import { headersOf, isUnchanged } from './cachedHeaders.ts';
import type { CachedResponse } from './cachedResponse.ts';
import { requestKey } from './cacheKey.ts';
import { type Encoding, encodingFor } from './compression.ts';
import type { Handle } from './httpServer.ts';
import { newRequestId, type ResponseObserver } from './requestLog.ts';
import type { ResponseCache } from './responseCache.ts';

interface EncodedBody {
  encoding: Encoding;
  bytes: Buffer;
}

async function bodyOf(
  cached: CachedResponse,
  encoding: Encoding,
  requestId: string,
  log: Log,
): Promise<EncodedBody> {
  try {
    return { encoding, bytes: await cached.encoded(encoding) };
  } catch (error) {
    if (encoding === 'identity') throw error;
    // Compression takes memory. Without it the body is longer, but the same.
    log.warn({ requestId, err: error }, 'a response could not be compressed');
    return { encoding: 'identity', bytes: await cached.encoded('identity') };
  }
}

/** If it fails, it has sent nothing: the caller must respond. */
async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  requestId: string,
  log: Log,
): Promise<void> {
  const headers = headersOf(request, cached, requestId);
  if (isUnchanged(request, cached)) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = request.headers['accept-encoding'];
  const best = encodingFor(typeof accepted === 'string' ? accepted : undefined, cached.size);
  const { encoding, bytes } = await bodyOf(cached, best, requestId, log);
  response.writeHead(cached.status, {
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Sends it as the response of a route. An error is the route's own. */
export async function replyCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
): Promise<void> {
  await sendCached(request.raw, reply.raw, cached, request.id, request.server.log);
  reply.hijack();
}

/** Serves cached responses ahead of any routing. Routes a request if there is none, or if it cannot be sent. */
export const cachedFirst =
  (cache: ResponseCache, observe: ResponseObserver, log: Log, route: Handle): Handle =>
  (request, response) => {
    const { method, url = '' } = request;
    const cached =
      method === 'GET' || method === 'HEAD'
        ? cache.find(requestKey(url, request.headers['accept-language']))
        : undefined;
    if (!method || !cached) return route(request, response);
    const startedAt = performance.now();
    const requestId = newRequestId();
    const observeEnd = () => {
      const { statusCode: status } = response;
      observe({ requestId, method, route: cached.route, status, ms: performance.now() - startedAt });
    };
    // `close` also comes when the client leaves early.
    response.once('close', observeEnd);
    sendCached(request, response, cached, requestId, log).catch((error: unknown) => {
      log.error({ err: error }, 'a cached response could not be sent');
      response.off('close', observeEnd);
      route(request, response);
    });
  };
