/** Builds the server without listening: the API, its documentation, files and pages. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { MAX_SHEET_BYTES } from '#domain/productSheet.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGES_A_CALL } from '#domain/uploads.ts';
import { refuseMalformed } from '#server/http/malformedRequests.ts';
import { problemOf } from '#server/http/problemResponses.ts';
import { ResponseCache } from '#server/http/responseCache.ts';
import { sendIfCached } from '#server/http/sendCached.ts';
import type { Services } from './context.ts';
import { handlers } from './handlers.ts';
import { type Admission, admitAll } from './http/admission.ts';
import { mountApiReference } from './http/apiReference/mountApiReference.ts';
import { mountHealth } from './http/health.ts';
import { createHttpServer, type HttpLimits, httpLimits } from './http/httpServer.ts';
import { type IncomingBounds, incomingBodies } from './http/incomingFiles.ts';
import { readJsonBodies } from './http/jsonBodies.ts';
import type { LimitGate } from './http/limits.ts';
import type { Metrics } from './http/metrics.ts';
import { mountApi, sendProblem } from './http/mountApi.ts';
import { mountManifest } from './http/mountManifest.ts';
import { mountMedia } from './http/mountMedia.ts';
import { mountSitemap } from './http/mountSitemap.ts';
import { originForm } from './http/originForm.ts';
import { mountPages, type PageRenderer } from './http/pages.ts';
import {
  cachedResponseLogger,
  logRequests,
  newRequestId,
  REQUEST_ID,
  type SentResponse,
} from './http/requestLog.ts';
import type { Mounted, ServerContext } from './http/runEndpoint.ts';
import { developmentPolicy, pagePolicy, securityHeaders } from './http/securityHeaders.ts';
import { mountStaticFiles } from './http/staticFiles.ts';

const maxBodyBytes = 1024 * 1024;
/** Holds some thousand pages compressed, or as many lists plain. */
const maxCacheBytes = 16 * 1024 * 1024;

export interface Web {
  renderer: () => Promise<PageRenderer>;
  /** The built files. Absent in development, where `middleware` serves them. */
  clientDir?: string;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

export interface Parts {
  services: Services;
  limits: LimitGate;
  /** Absent: no metrics. */
  metrics?: Metrics | null;
  /** Absent: every request is admitted. */
  admission?: Admission;
  /** Absent: the API alone, without pages. */
  web?: Web;
  /** Replaces the shop's own limits, for tests that cannot wait for them. */
  httpLimits?: Partial<HttpLimits>;
  incoming?: Partial<IncomingBounds>;
}

export interface App {
  fastify: FastifyInstance;
  cache: ResponseCache;
}

const table: readonly Mounted[] = (Object.entries(endpoints) as [EndpointName, AnyEndpoint][]).map(
  ([name, row]) => ({ name, row, handler: handlers[name] }),
);

/** The contract's own schemas check input and output, so Fastify's validators are not even loaded. */
const unasked = () => {
  throw new Error('no route of this shop has a schema of Fastify');
};

/** Cached responses are sent before Fastify sees the request. */
function createFastify(parts: Parts, cache: ResponseCache, headers: Record<string, string>): FastifyInstance {
  const { services, web, metrics } = parts;
  const { settings, log } = services;
  const logCached = cachedResponseLogger(log);
  const observe = (sent: SentResponse) => {
    logCached(sent);
    metrics?.countCached(sent);
  };
  return Fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    bodyLimit: maxBodyBytes,
    // Fastify refuses a malformed URL before it runs any hook.
    frameworkErrors: (_error, request, reply) =>
      sendProblem(reply.headers(headers).header(REQUEST_ID, request.id), new Problem('malformedBody')),
    clientErrorHandler: (error, socket) => refuseMalformed(error, socket, headers),
    // Hop 0 is the connection itself. Trust as many of the nearest addresses as there are proxies.
    trustProxy: settings.trustProxy > 0 ? (_address, hop) => hop < settings.trustProxy : false,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    schemaController: { compilersFactory: { buildValidator: unasked, buildSerializer: unasked } },
    serverFactory: (handle) =>
      createHttpServer({ ...httpLimits, ...parts.httpLimits }, (request, response) => {
        if (sendIfCached(cache, request, response, observe)) return;
        if (!web?.middleware || request.url?.startsWith('/api/')) handle(request, response);
        else web.middleware(request, response, () => handle(request, response));
      }),
  }) as unknown as FastifyInstance;
}

export function buildApp(parts: Parts): App {
  const { services, limits, web, admission = admitAll } = parts;
  const cache = new ResponseCache(maxCacheBytes);
  const headers = securityHeaders(services.settings.publicUrl);
  const fastify = createFastify(parts, cache, headers);
  const serverContext: ServerContext = {
    services,
    limits,
    admission,
    incoming: incomingBodies(join(services.settings.dataDir, 'incoming'), parts.incoming),
    headers,
    invalidate: (tags) => cache.invalidate(tags),
  };

  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header(REQUEST_ID, request.id);
    if (!request.url.startsWith('/')) throw new Problem('malformedBody');
  });
  logRequests(fastify, services.log);
  parts.metrics?.countRequests(fastify);
  fastify.setNotFoundHandler((_, reply) => sendProblem(reply, new Problem('notFound')));
  fastify.setErrorHandler((error, request, reply) => sendProblem(reply, problemOf(error, request.log)));
  fastify.register(
    async (api) => {
      readJsonBodies(api);
      await api.register(fastifyMultipart, {
        limits: {
          fileSize: Math.max(MAX_IMAGE_BYTES, MAX_SHEET_BYTES),
          files: MAX_IMAGES_A_CALL,
          // No endpoint reads other fields, but some clients send a few.
          fields: 20,
          fieldSize: 1024,
        },
      });
      api.addHook('onReady', () => serverContext.incoming.clearLeftovers());
      mountHealth(api, services);
      mountApiReference(api, endpoints, serverContext, cache);
      mountApi(api, table, serverContext, cache);
    },
    { prefix: '/api' },
  );
  mountMedia(fastify, services);
  mountSitemap(fastify, serverContext, cache);
  mountManifest(fastify, serverContext, cache);
  if (web) {
    if (web.clientDir) mountStaticFiles(fastify, web.clientDir, headers);
    mountPages(
      fastify,
      web.renderer,
      table,
      serverContext,
      cache,
      web.middleware ? developmentPolicy : pagePolicy,
    );
  }
  return { fastify, cache };
}
