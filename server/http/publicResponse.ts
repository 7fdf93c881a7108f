/** Builds the cached response of a public call, for API readers and for the pages that show it. */
import type { AnyEndpoint } from '#contract/endpoint.ts';
import type { PublicResponse } from './cachedResponse.ts';
import type { ServerContext } from './runEndpoint.ts';
import { dataPolicy } from './securityHeaders.ts';

export const dataHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': dataPolicy,
};

export function publicResponse(
  row: AnyEndpoint,
  produced: unknown,
  { headers }: ServerContext,
): PublicResponse {
  return {
    status: row.status,
    headers: { ...headers, ...dataHeaders },
    body: Buffer.from(JSON.stringify(produced)),
    tags: row.cache.kind === 'public' ? row.cache.tagsOf(produced) : [],
    route: `/api${row.path}`,
  };
}
