/**
 * Logs each request that failed or was slow, and a sample of the responses served from memory. Logs only the path, and of
 * an API call only its pattern: queries and headers may hold emails, codes and tokens.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '#server/context.ts';

export const REQUEST_ID = 'x-request-id';

/** Always made here. A client could forge another's id or break the lines of the log. */
export const newRequestId = (): string => randomUUID();

/** A finished response, as metrics and log see it. */
export interface SentResponse {
  requestId: string;
  method: string;
  /** The pattern of the address, as `/api/products/:id`. */
  route: string;
  status: number;
  ms: number;
}

/** Called once for each response that was served from memory. Fastify's hooks do not see those. */
export type ResponseObserver = (sent: SentResponse) => void;

const slowMs = 1_000;
const longestPath = 200;
/** One of so many cached responses is logged, since thousands a second may come from memory. */
const cachedSample = 100;

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

/** Logs every hundredth response that was served from memory, and each slow one. */
export function cachedResponseLogger(log: Log): ResponseObserver {
  let count = 0;
  return ({ requestId, method, route: path, status, ms }) => {
    count += 1;
    const line = { requestId, method, path, status, ms: Math.round(ms) };
    if (ms >= slowMs) log.warn(line, 'a request took long');
    else if (count % cachedSample === 0)
      log.info({ ...line, sampled: cachedSample }, 'a cached response was sent');
  };
}
