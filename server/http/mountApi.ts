/** Mounts every endpoint of the contract below `/api`. */
import type { FastifyInstance } from 'fastify';
import { Problem } from '#domain/problems.ts';
import { isSlowByNature, priorityOf } from './admission.ts';
import { authenticateBeforeLongBody, longestBody } from './bodyLimits.ts';
import { sendPrivateResponse, sendPublicResponse } from './endpointResponse.ts';
import { problemOf } from './problemResponses.ts';
import type { ResponseCache } from './responseCache.ts';
import type { Mounted, ServerContext } from './runEndpoint.ts';
import { sendProblem } from './sendProblem.ts';

export function mountApi(
  app: FastifyInstance,
  table: readonly Mounted[],
  serverContext: ServerContext,
  cache: ResponseCache,
): void {
  for (const mounted of table) {
    const { row } = mounted;
    app.route({
      method: row.method,
      url: row.path,
      bodyLimit: longestBody[row.who],
      onRequest: (request) => authenticateBeforeLongBody(row, request, serverContext.services),
      handler: async (request, reply) => {
        if (row.method !== 'GET' && !serverContext.readiness.mayWrite) throw new Problem('unavailable');
        return serverContext.admission.admit(
          priorityOf(row),
          () =>
            row.cache.kind === 'public'
              ? sendPublicResponse(mounted, request, reply, serverContext, cache)
              : sendPrivateResponse(mounted, request, reply, serverContext),
          isSlowByNature(row),
        );
      },
    });
  }
  // Mount this before the pages, which match any address.
  for (const url of ['/', '/*']) app.all(url, (_, reply) => sendProblem(reply, new Problem('notFound')));
  app.setErrorHandler((error, request, reply) => sendProblem(reply, problemOf(error, request.log)));
}
