/** Puts every row of the table on the HTTP server, below `/api`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { Problem } from '#domain/problems.ts';
import { isSlowByNature, priorityOf } from './admission.ts';
import type { AnswerCache } from './answerCache.ts';
import { readFiles } from './multipart.ts';
import { answerProblem, problemOf } from './problemAnswers.ts';
import { dataHeaders, publicAnswer } from './publicAnswer.ts';
import { type EndpointRequest, type Machinery, type Mounted, runEndpoint } from './runEndpoint.ts';
import { sendKept } from './sendKept.ts';

const maxUserAgent = 200;
const maxIdempotencyKey = 200;

export function tokenOf(authorization: string | undefined): string | null {
  const [scheme, token] = (authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key.trim() === '') return null;
  if (key.length <= maxIdempotencyKey) return key;
  throw new Problem('invalidInput', {
    message: `Idempotency-Key takes at most ${maxIdempotencyKey} characters`,
  });
}

function requestOf(row: AnyEndpoint, request: FastifyRequest): EndpointRequest {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    token: tokenOf(request.headers.authorization),
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, maxUserAgent),
    idempotencyKey: row.idempotent ? idempotencyKeyOf(request) : null,
    files: () => readFiles(request),
    requestId: request.id,
    log: request.log,
  };
}

async function answerPrivately(
  mounted: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
  machinery: Machinery,
) {
  const answer = await runEndpoint(mounted, requestOf(mounted.row, request), machinery);
  return reply
    .code(mounted.row.status)
    .headers(dataHeaders)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(answer));
}

/** Made the same for everybody, so a token in the request is not even read. */
async function answerPublicly(
  mounted: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
  machinery: Machinery,
  cache: AnswerCache,
) {
  const kept = await cache.answer(request.url, async () => {
    const answer = await runEndpoint(mounted, requestOf(mounted.row, request), machinery);
    return publicAnswer(mounted.row, answer, machinery);
  });
  reply.hijack();
  await sendKept(request.raw, reply.raw, kept, request.id);
}

export function mountApi(
  app: FastifyInstance,
  table: readonly Mounted[],
  machinery: Machinery,
  cache: AnswerCache,
): void {
  for (const mounted of table) {
    const { row } = mounted;
    app.route({
      method: row.method,
      url: row.path,
      handler: (request, reply) =>
        machinery.admission.admit(
          priorityOf(row),
          () =>
            row.cache.kind === 'public'
              ? answerPublicly(mounted, request, reply, machinery, cache)
              : answerPrivately(mounted, request, reply, machinery),
          isSlowByNature(row),
        ),
    });
  }
  // Ahead of the pages, which would take any address.
  for (const url of ['/', '/*']) app.all(url, (_, reply) => sendProblem(reply, new Problem('notFound')));
  app.setErrorHandler((error, request, reply) => sendProblem(reply, problemOf(error, request.log)));
}

export function sendProblem(reply: FastifyReply, problem: Problem) {
  const { status, headers, body } = answerProblem(problem);
  return reply
    .code(status)
    .headers({ ...dataHeaders, ...headers, 'cache-control': 'no-store' })
    .send(JSON.stringify(body));
}
