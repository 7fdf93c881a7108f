/** The server put together, without listening: the API, its documentation, files and pages. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { MAX_SHEET_BYTES } from '#domain/productSheet.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGES_A_CALL } from '#domain/uploads.ts';
import { handlers } from './handlers.ts';
import { type Admission, openDoor } from './http/admission.ts';
import { AnswerCache } from './http/answerCache.ts';
import type { Services } from './http/context.ts';
import { mountHealth } from './http/health.ts';
import { createHttpServer, type HttpLimits, httpLimits } from './http/httpServer.ts';
import { readJsonBodies } from './http/jsonBodies.ts';
import type { LimitGate } from './http/limits.ts';
import type { Metrics } from './http/metrics.ts';
import { mountApi, sendProblem } from './http/mountApi.ts';
import { mountDocs } from './http/mountDocs.ts';
import { mountManifest } from './http/mountManifest.ts';
import { mountMedia } from './http/mountMedia.ts';
import { mountSitemap } from './http/mountSitemap.ts';
import { mountPages, type PageRenderer } from './http/pages.ts';
import { problemOf } from './http/problemAnswers.ts';
import { logRequests, newRequestId, REQUEST_ID } from './http/requestLog.ts';
import type { Machinery, Mounted } from './http/runEndpoint.ts';
import { developmentPolicy, pagePolicy, securityHeaders } from './http/securityHeaders.ts';
import { sendIfKept } from './http/sendKept.ts';
import { mountStaticFiles } from './http/staticFiles.ts';
import { answerUnreadable } from './http/unreadable.ts';

const maxBodyBytes = 1024 * 1024;
/** Some thousand pages as browsers take them, compressed, or as many lists plain. */
const maxCacheBytes = 16 * 1024 * 1024;

export interface Web {
  renderer: () => Promise<PageRenderer>;
  /** The built files; absent in development, where they come from `middleware`. */
  clientDir?: string;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

export interface Parts {
  services: Services;
  limits: LimitGate;
  /** Absent: nothing is counted. */
  metrics?: Metrics | null;
  /** Absent: everybody is let in. */
  admission?: Admission;
  /** The pages; absent where only the API is wanted. */
  web?: Web;
  /** Other bounds than the shop's own, for a test that can't wait for them. */
  httpLimits?: Partial<HttpLimits>;
}

export interface App {
  fastify: FastifyInstance;
  cache: AnswerCache;
}

const table: readonly Mounted[] = (Object.entries(endpoints) as [EndpointName, AnyEndpoint][]).map(
  ([name, row]) => ({ name, row, handler: handlers[name] }),
);

/** The contract's own schemas check what comes in and what goes out: Fastify's checkers are not even loaded. */
const unasked = () => {
  throw new Error('no route of this shop has a schema of Fastify');
};

/** Kept answers are sent before the framework sees the request. */
function createFastify(parts: Parts, cache: AnswerCache, headers: Record<string, string>): FastifyInstance {
  const { services, web } = parts;
  const { settings, log } = services;
  return Fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    bodyLimit: maxBodyBytes,
    // An address that isn't even one is refused before any hook has run.
    frameworkErrors: (_error, request, reply) =>
      sendProblem(reply.headers(headers).header(REQUEST_ID, request.id), new Problem('malformedBody')),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers),
    // Hop 0 is the connection itself; as many of the nearest addresses are believed as there are proxies.
    trustProxy: settings.trustProxy > 0 ? (_address, hop) => hop < settings.trustProxy : false,
    routerOptions: { maxParamLength: 500 },
    schemaController: { compilersFactory: { buildValidator: unasked, buildSerializer: unasked } },
    serverFactory: (handle) =>
      createHttpServer({ ...httpLimits, ...parts.httpLimits }, (request, response) => {
        if (sendIfKept(cache, request, response)) return;
        if (!web?.middleware || request.url?.startsWith('/api/')) handle(request, response);
        else web.middleware(request, response, () => handle(request, response));
      }),
  }) as unknown as FastifyInstance;
}

export function buildApp(parts: Parts): App {
  const { services, limits, web, admission = openDoor } = parts;
  const cache = new AnswerCache(maxCacheBytes);
  const headers = securityHeaders(services.settings.publicUrl);
  const fastify = createFastify(parts, cache, headers);
  const machinery: Machinery = {
    services,
    limits,
    admission,
    headers,
    forget: (tags) => cache.forget(tags),
  };

  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header(REQUEST_ID, request.id);
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
          fields: 20,
        },
      });
      mountHealth(api, services);
      mountDocs(api, endpoints, services.shop.lastRead().name);
      mountApi(api, table, machinery, cache);
    },
    { prefix: '/api' },
  );
  mountMedia(fastify, services);
  mountSitemap(fastify, machinery, cache);
  mountManifest(fastify, machinery, cache);
  if (web) {
    if (web.clientDir) mountStaticFiles(fastify, web.clientDir, headers);
    mountPages(
      fastify,
      web.renderer,
      table,
      machinery,
      cache,
      web.middleware ? developmentPolicy : pagePolicy,
    );
  }
  return { fastify, cache };
}
