/** Mounts every endpoint of the contract below `/api`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyEndpoint, Who } from '#contract/endpoint.ts';
import { Problem } from '#domain/problems.ts';
import { isSlowByNature, priorityOf } from './admission.ts';
import { cacheKey, queryOf } from './cacheKey.ts';
import { problemOf, problemResponse } from './problemResponses.ts';
import { dataHeaders, publicResponse } from './publicResponse.ts';
import type { ResponseCache } from './responseCache.ts';
import {
  callerOf,
  type EndpointRequest,
  type Mounted,
  runEndpoint,
  type ServerContext,
} from './runEndpoint.ts';
import { replyCached } from './sendCached.ts';

const maxUserAgent = 200;
const maxIdempotencyKey = 200;

/** Accepts the scheme and one token, and nothing else (RFC 6750). */
export const tokenOf = (authorization = ''): string | null =>
  /^bearer +(\S+)$/i.exec(authorization)?.[1] ?? null;

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key.trim() === '') return null;
  if (key.length <= maxIdempotencyKey) return key;
  throw new Problem('invalidInput', {
    message: `Idempotency-Key takes at most ${maxIdempotencyKey} characters`,
  });
}

const noFiles = async () => [];

function requestOf(
  row: AnyEndpoint,
  request: FastifyRequest,
  files: EndpointRequest['files'] = noFiles,
): EndpointRequest {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    token: tokenOf(request.headers.authorization),
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, maxUserAgent),
    idempotencyKey: row.idempotent ? idempotencyKeyOf(request) : null,
    files,
    requestId: request.id,
    log: request.log,
  };
}

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

async function sendPrivateResponse(
  mounted: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
  serverContext: ServerContext,
) {
  const answer =
    mounted.row.bodyKind === 'multipart'
      ? await runWithFiles(mounted, request, serverContext)
      : await runEndpoint(mounted, requestOf(mounted.row, request), serverContext);
  return reply
    .code(mounted.row.status)
    .headers(dataHeaders)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(answer));
}

/** The response is the same for every visitor, so a token in the request is not read. */
async function sendPublicResponse(
  mounted: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
  serverContext: ServerContext,
  cache: ResponseCache,
) {
  const key = cacheKey(request.url);
  const cached = await cache.getOrProduce(key, async () => {
    const asked = { ...requestOf(mounted.row, request), query: queryOf(key) };
    const answer = await runEndpoint(mounted, asked, serverContext);
    return publicResponse(mounted.row, answer, serverContext);
  });
  await replyCached(request, reply, cached);
}

const kilobyte = 1024;

/**
 * The body is read before the caller is authenticated, so a stranger's body may hold only a form or a cart. An admin's
 * may hold a whole product. It is received only after the admin is authenticated.
 */
const longestBody: Record<Who, number> = {
  anyone: 16 * kilobyte,
  customer: 128 * kilobyte,
  admin: 1024 * kilobyte,
};

const isLong = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > longestBody.anyone;

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
      onRequest: async (request) => {
        if (row.who !== 'admin' || row.bodyKind !== 'json' || !isLong(request)) return;
        await callerOf(row, tokenOf(request.headers.authorization), serverContext.services);
      },
      handler: (request, reply) =>
        serverContext.admission.admit(
          priorityOf(row),
          () =>
            row.cache.kind === 'public'
              ? sendPublicResponse(mounted, request, reply, serverContext, cache)
              : sendPrivateResponse(mounted, request, reply, serverContext),
          isSlowByNature(row),
        ),
    });
  }
  // Mount this before the pages, which match any address.
  for (const url of ['/', '/*']) app.all(url, (_, reply) => sendProblem(reply, new Problem('notFound')));
  app.setErrorHandler((error, request, reply) => sendProblem(reply, problemOf(error, request.log)));
}

export function sendProblem(reply: FastifyReply, problem: Problem) {
  const { status, headers, body } = problemResponse(problem);
  return reply
    .code(status)
    .headers({ ...dataHeaders, ...headers, 'cache-control': 'no-store' })
    .send(JSON.stringify(body));
}
