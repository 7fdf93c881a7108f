/**
 * The API client of server-rendered pages. It calls the same endpoints as HTTP clients, in process and as a guest.
 * Public responses are cached under their API address and shared with API readers, so a new page finds most of its data
 * in the cache.
 */
import { pathOf, type Send } from '#contract/client.ts';
import type { PublicCaching } from '#contract/endpoint.ts';
import { problemKindOf } from '#domain/problemKinds.ts';
import { Problem } from '#domain/problems.ts';
import { languageNow } from '#texts/language.ts';
import { callKey } from './cacheKey.ts';
import { problemOf } from './problemResponses.ts';
import { publicResponse } from './publicResponse.ts';
import type { ResponseCache } from './responseCache.ts';
import { type Mounted, runEndpoint, type ServerContext } from './runEndpoint.ts';

/** Collected while a page loads its data. */
export interface PageDependencies {
  /** The cache tags of all data on the page. */
  tags: Set<string>;
  /** Set if a call failed because the shop is unavailable. Such a page is not shown, not even without the part. */
  unavailable: Problem | null;
}

export interface InProcessParts {
  table: ReadonlyMap<string, Mounted>;
  serverContext: ServerContext;
  cache: ResponseCache;
}

type Call = Parameters<Send>[2];

export function inProcessClient(parts: InProcessParts, dependencies: PageDependencies): Send {
  return async (name, { cache }, input) => {
    const mounted = parts.table.get(name);
    if (!mounted) throw new Problem('notFound');
    const asked =
      cache.kind === 'public'
        ? readCached(mounted, cache, input, parts, dependencies)
        : callEndpoint(mounted, input, parts);
    return asked.catch((error: unknown) => {
      const problem = problemOf(error, parts.serverContext.services.log);
      if (problem.code === 'unavailable') dependencies.unavailable = problem;
      throw new Problem(problem.code, { ...problem.details, kind: problemKindOf(problem.code) });
    });
  };
}

/** Returns a new result directly instead of parsing its JSON again. */
async function readCached(
  mounted: Mounted,
  caching: PublicCaching,
  input: Call,
  parts: InProcessParts,
  { tags }: PageDependencies,
): Promise<unknown> {
  const { row } = mounted;
  let made: unknown;
  const cached = await parts.cache.getOrProduce(
    callKey(`/api${pathOf(row, input)}`, languageNow()),
    async () => {
      made = await callEndpoint(mounted, input, parts);
      return publicResponse(row, made, parts.serverContext);
    },
  );
  const response = made ?? JSON.parse(await cached.text());
  // Not the response's own tags: a page must not be rendered again for what it does not show.
  for (const tag of caching.tagsOf(response)) tags.add(tag);
  return response;
}

function callEndpoint(mounted: Mounted, input: Call, { serverContext }: InProcessParts): Promise<unknown> {
  const { log } = serverContext.services;
  const nobody = {
    token: null,
    address: '',
    userAgent: '',
    language: languageNow(),
    idempotencyKey: null,
    requestId: '',
  };
  const { params, query, body } = input;
  const request = { ...nobody, params, query, body, files: async () => [], log };
  return runEndpoint(mounted, request, serverContext);
}
