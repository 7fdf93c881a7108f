/**
 * A line for each request that went wrong or took long, and none for the rest. Only the path is written, and of an API
 * call only its pattern: queries and headers may hold e-mails, codes and tokens.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from './context.ts';

export const REQUEST_ID = 'x-request-id';

/** Made here and never taken from a client, who could forge somebody else's or break the log's lines. */
export const newRequestId = (): string => randomUUID();

const slowMs = 1_000;
const longestPath = 200;

function placeOf(request: FastifyRequest): string {
  const route = request.routeOptions.url;
  if (route && route !== '/*') return route;
  return request.url.replace(/[?#;].*$/s, '').slice(0, longestPath);
}

export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const ms = Math.round(reply.elapsedTime);
    const failed = reply.statusCode >= 500;
    if (!failed && ms < slowMs) return;
    const line = {
      requestId: request.id,
      method: request.method,
      path: placeOf(request),
      status: reply.statusCode,
      ms,
    };
    log.warn(line, failed ? 'a request failed' : 'a request took long');
  });
}
