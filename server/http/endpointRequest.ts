/** Reads from an HTTP request what an endpoint receives. */
import type { FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { Problem } from '#domain/problems.ts';
import { languageOfRequest } from './languageOfRequest.ts';
import type { EndpointRequest } from './runEndpoint.ts';

const maxUserAgent = 200;
const maxIdempotencyKey = 200;

/** Accepts the scheme and one token, and nothing else (RFC 6750). */
export const tokenOf = ({ headers }: FastifyRequest): string | null =>
  /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;

function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key.trim() === '') return null;
  if (key.length <= maxIdempotencyKey) return key;
  throw new Problem('invalidInput', {
    message: `Idempotency-Key takes at most ${maxIdempotencyKey} characters`,
  });
}

const noFiles = async () => [];

export function requestOf(
  row: AnyEndpoint,
  request: FastifyRequest,
  files: EndpointRequest['files'] = noFiles,
): EndpointRequest {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    token: tokenOf(request),
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, maxUserAgent),
    language: languageOfRequest(request),
    idempotencyKey: row.idempotent ? idempotencyKeyOf(request) : null,
    files,
    requestId: request.id,
    log: request.log,
  };
}
