/** How long the body of a request may be. */
import type { FastifyRequest } from 'fastify';
import type { AnyEndpoint, Who } from '#contract/endpoint.ts';
import type { Services } from '#server/context.ts';
import { tokenOf } from './endpointRequest.ts';
import { callerOf } from './runEndpoint.ts';

const kilobyte = 1024;

/**
 * The body is read before the caller is authenticated, so a stranger's body may hold only a form or a cart. An admin's
 * may hold a whole product. It is received only after the admin is authenticated.
 */
export const longestBody: Record<Who, number> = {
  anyone: 16 * kilobyte,
  customer: 128 * kilobyte,
  admin: 1024 * kilobyte,
};

const isLong = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > longestBody.anyone;

/** Authenticates an admin's call before its body is received, if that is a long one. */
export async function authenticateBeforeLongBody(
  row: AnyEndpoint,
  request: FastifyRequest,
  services: Services,
): Promise<void> {
  if (row.who !== 'admin' || row.bodyKind !== 'json' || !isLong(request)) return;
  await callerOf(row, tokenOf(request), services);
}
