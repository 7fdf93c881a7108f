/**
 * Serves a document that is not a response of an endpoint from the cache, until data under its tags changes. It is
 * admitted like a page.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheKey } from './cacheKey.ts';
import type { ResponseCache } from './responseCache.ts';
import type { ServerContext } from './runEndpoint.ts';
import { dataPolicy } from './securityHeaders.ts';
import { replyCached } from './sendCached.ts';

interface Writing {
  type: string;
  /** Read after the document is written, which may add tags. */
  tags: readonly string[];
  /** The Content-Security-Policy. Default: nothing in the document may run or load. */
  policy?: string;
  write(): Promise<string>;
}

export const cachedRoute =
  (cache: ResponseCache, { headers, admission }: ServerContext) =>
  (
    request: FastifyRequest,
    reply: FastifyReply,
    { type, tags, policy = dataPolicy, write }: Writing,
  ): Promise<void> =>
    admission.admit('last', async () => {
      const cached = await cache.getOrProduce(cacheKey(request.url), async () => ({
        status: 200,
        headers: {
          ...headers,
          'content-type': `${type}; charset=utf-8`,
          'content-security-policy': policy,
        },
        body: Buffer.from(await write()),
        // After the body: properties are evaluated in order.
        tags: [...tags],
        route: request.routeOptions.url ?? '/*',
      }));
      await replyCached(request, reply, cached);
    });
