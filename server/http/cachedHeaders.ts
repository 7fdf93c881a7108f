/** The headers of a cached response, and whether the client holds it already. */
import type { IncomingMessage } from 'node:http';
import type { CachedResponse } from './cachedResponse.ts';
import { REQUEST_ID } from './requestLog.ts';
import { isCacheable } from './responseCache.ts';

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

export const headersOf = (request: IncomingMessage, cached: CachedResponse, requestId: string) => ({
  ...cached.headers,
  [REQUEST_ID]: requestId,
  etag: cached.etag,
  'cache-control': cacheControlOf(request, cached),
  vary: cached.route.startsWith('/api/') ? 'accept-encoding, accept-language' : 'accept-encoding',
});

const opaque = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Splits by the comma alone: a pattern with the blanks around it takes quadratic time for a header full of blanks. */
const matches = (header: string | undefined, etag: string) =>
  header !== undefined && (header === '*' || header.split(',').some((each) => opaque(each) === opaque(etag)));

export const isUnchanged = ({ headers }: IncomingMessage, { status, etag }: CachedResponse): boolean =>
  status === 200 && matches(headers['if-none-match'], etag);
