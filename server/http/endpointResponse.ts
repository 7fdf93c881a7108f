/** Runs an endpoint for an HTTP request and sends its response: a private one to its caller, a public one from the cache. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { queryOf, requestKey } from './cacheKey.ts';
import { requestOf } from './endpointRequest.ts';
import { dataHeaders, publicResponse } from './publicResponse.ts';
import type { ResponseCache } from './responseCache.ts';
import { type Mounted, runEndpoint, type ServerContext } from './runEndpoint.ts';
import { replyCached } from './sendCached.ts';

/** Removes the received files when the command is done. */
async function runWithFiles(
  mounted: Mounted,
  request: FastifyRequest,
  serverContext: ServerContext,
): Promise<unknown> {
  const body = serverContext.incoming.bodyOf(request);
  try {
    return await runEndpoint(mounted, requestOf(mounted.row, request, body.read), serverContext);
  } finally {
    await body.discard();
  }
}

export async function sendPrivateResponse(
  mounted: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
  serverContext: ServerContext,
) {
  const response =
    mounted.row.bodyKind === 'multipart'
      ? await runWithFiles(mounted, request, serverContext)
      : await runEndpoint(mounted, requestOf(mounted.row, request), serverContext);
  return reply
    .code(mounted.row.status)
    .headers(dataHeaders)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(response));
}

/** The response is the same for every visitor, so a token in the request is not read. */
export async function sendPublicResponse(
  mounted: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
  serverContext: ServerContext,
  cache: ResponseCache,
) {
  const key = requestKey(request.url, request.headers['accept-language']);
  const cached = await cache.getOrProduce(key, async () => {
    const asked = { ...requestOf(mounted.row, request), query: queryOf(key) };
    const response = await runEndpoint(mounted, asked, serverContext);
    return publicResponse(mounted.row, response, serverContext);
  });
  await replyCached(request, reply, cached);
}
