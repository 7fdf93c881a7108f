/** Builds the cached response of a public call, for API readers and for the pages that show it. */
import type { AnyEndpoint, Caching } from '#contract/endpoint.ts';
import type { PublicResponse } from './cachedResponse.ts';
import type { ServerContext } from './runEndpoint.ts';
import { dataPolicy } from './securityHeaders.ts';

export const dataHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': dataPolicy,
};

const tagsOf = (cache: Caching<unknown>, produced: unknown): string[] =>
  cache.kind === 'public' ? [...cache.tagsOf(produced), ...(cache.ownTagsOf?.(produced) ?? [])] : [];

export function publicResponse(
  row: AnyEndpoint,
  produced: unknown,
  { headers }: ServerContext,
): PublicResponse {
  return {
    status: row.status,
    headers: { ...headers, ...dataHeaders },
    body: Buffer.from(JSON.stringify(produced)),
    tags: tagsOf(row.cache, produced),
    route: `/api${row.path}`,
  };
}
