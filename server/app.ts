/** Builds the server without listening: the API, its documentation, files and pages. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { problemOf } from '#server/http/problemResponses.ts';
import { ResponseCache } from '#server/http/responseCache.ts';
import type { Language } from '#texts/language.ts';
import type { Services } from './context.ts';
import { handlers } from './handlers.ts';
import { type Admission, admitAll } from './http/admission.ts';
import { mountApiReference } from './http/apiReference/mountApiReference.ts';
import { createFastify, type FastifyParts, type Middleware } from './http/createFastify.ts';
import { mountHealth } from './http/health.ts';
import { type IncomingBounds, incomingBodies } from './http/incomingFiles.ts';
import { readTextsInLanguage } from './http/languageOfRequest.ts';
import type { LimitGate } from './http/limits.ts';
import { mountApi } from './http/mountApi.ts';
import { mountFeeds } from './http/mountFeeds.ts';
import { mountManifest } from './http/mountManifest.ts';
import { mountMedia } from './http/mountMedia.ts';
import { mountSitemap } from './http/mountSitemap.ts';
import { mountPages, type PageRenderer } from './http/pages.ts';
import { readBodies } from './http/requestBodies.ts';
import { logRequests, REQUEST_ID } from './http/requestLog.ts';
import type { Mounted, ServerContext } from './http/runEndpoint.ts';
import { developmentPolicy, pagePolicy, securityHeaders } from './http/securityHeaders.ts';
import { sendProblem } from './http/sendProblem.ts';
import { mountStaticFiles } from './http/staticFiles.ts';
import { traceRequests } from './http/traceRequests.ts';
import { Readiness } from './readiness.ts';

/** Holds some thousand pages compressed, or as many lists plain. */
const maxCacheBytes = 16 * 1024 * 1024;

export interface Web {
  renderer: (language: Language) => Promise<PageRenderer>;
  /** The built files. Absent in development, where `middleware` serves them. */
  clientDir?: string;
  middleware?: Middleware;
}

export interface AppParts extends FastifyParts {
  services: Services;
  limits: LimitGate;
  /** Absent: every request is admitted. */
  admission?: Admission;
  /** Absent: always ready. */
  readiness?: Readiness;
  /** Absent: the API alone, without pages. */
  web?: Web;
  incoming?: Partial<IncomingBounds>;
}

export interface App {
  fastify: FastifyInstance;
  cache: ResponseCache;
  readiness: Readiness;
}

const table: readonly Mounted[] = (Object.entries(endpoints) as [EndpointName, AnyEndpoint][]).map(
  ([name, row]) => ({ name, row, handler: handlers[name] }),
);

/** Nothing listens yet: `fastify.listen` or `fastify.inject` starts it. */
export function buildApp(parts: AppParts): App {
  const { services, limits, web, admission = admitAll, readiness = new Readiness() } = parts;
  const cache = new ResponseCache(maxCacheBytes);
  const headers = securityHeaders(services.settings.publicUrl);
  const fastify = createFastify(parts, cache, headers, web?.middleware);
  const serverContext: ServerContext = {
    services,
    limits,
    admission,
    readiness,
    incoming: incomingBodies(join(services.settings.dataDir, 'incoming'), parts.incoming),
    headers,
    invalidate: (tags) => cache.apply(tags),
  };

  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header(REQUEST_ID, request.id);
    if (!request.url.startsWith('/')) throw new Problem('malformedBody');
  });
  if (parts.tracing) traceRequests(fastify, parts.tracing);
  readTextsInLanguage(fastify);
  logRequests(fastify, services.log);
  parts.metrics?.countRequests(fastify);
  fastify.setNotFoundHandler((_, reply) => sendProblem(reply, new Problem('notFound')));
  fastify.setErrorHandler((error, request, reply) => sendProblem(reply, problemOf(error, request.log)));
  registerApi(fastify, serverContext, cache);
  mountMedia(fastify, services);
  mountSitemap(fastify, serverContext, cache);
  mountFeeds(fastify, serverContext, cache);
  mountManifest(fastify, serverContext, cache);
  if (web?.clientDir) mountStaticFiles(fastify, web.clientDir, headers);
  if (web) {
    const policyOf = web.middleware ? developmentPolicy : pagePolicy;
    mountPages(fastify, web.renderer, table, serverContext, cache, policyOf);
  }
  return { fastify, cache, readiness };
}

function registerApi(fastify: FastifyInstance, serverContext: ServerContext, cache: ResponseCache): void {
  fastify.register(
    async (api) => {
      await readBodies(api);
      api.addHook('onReady', () => serverContext.incoming.clearLeftovers());
      mountHealth(api, serverContext.readiness);
      mountApiReference(api, endpoints, serverContext, cache);
      mountApi(api, table, serverContext, cache);
    },
    { prefix: '/api' },
  );
}
