/** Sends a problem as the response of a route. */
import type { FastifyReply } from 'fastify';
import type { Problem } from '#domain/problems.ts';
import { inLanguageOf } from '#server/inLanguageOf.ts';
import { languageOfRequest } from './languageOfRequest.ts';
import { problemResponse } from './problemResponses.ts';
import { dataHeaders } from './publicResponse.ts';

export function sendProblem(reply: FastifyReply, problem: Problem) {
  const { status, headers, body } = inLanguageOf(languageOfRequest(reply.request), () =>
    problemResponse(problem),
  );
  return reply
    .code(status)
    .headers({ ...dataHeaders, ...headers, 'cache-control': 'no-store' })
    .send(JSON.stringify(body));
}
