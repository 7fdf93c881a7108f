/** Creates the Fastify instance: how it logs, refuses what is malformed, and reads addresses. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { Problem } from '#domain/problems.ts';
import type { Services } from '#server/context.ts';
import type { Tracing } from '#server/tracing/trace.ts';
import { createHttpServer, type Handle, type HttpLimits, httpLimits } from './httpServer.ts';
import { refuseMalformed } from './malformedRequests.ts';
import type { Metrics } from './metrics.ts';
import { cachedResponseLogger, newRequestId, REQUEST_ID, type SentResponse } from './requestLog.ts';
import type { ResponseCache } from './responseCache.ts';
import { cachedFirst } from './sendCached.ts';
import { sendProblem } from './sendProblem.ts';

const maxBodyBytes = 1024 * 1024;

/** The contract's own schemas check requests and responses, so Fastify's validators are not even loaded. */
const withoutSchemas = () => {
  throw new Error('no route of this shop has a schema of Fastify');
};

export interface FastifyParts {
  services: Pick<Services, 'settings' | 'log'>;
  /** Absent: no metrics. */
  metrics?: Metrics | null;
  /** Absent: no traces. */
  tracing?: Tracing | null;
  /** Replaces the shop's own limits, for tests that cannot wait for them. */
  httpLimits?: Partial<HttpLimits>;
}

/** In development it serves the files and calls `next` for everything else. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Cached responses are sent before Fastify sees the request. */
export function createFastify(
  { services: { settings, log }, metrics, httpLimits: limits }: FastifyParts,
  cache: ResponseCache,
  headers: Record<string, string>,
  middleware?: Middleware,
): FastifyInstance {
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
    schemaController: {
      compilersFactory: { buildValidator: withoutSchemas, buildSerializer: withoutSchemas },
    },
    serverFactory: (handle) => {
      const route: Handle = (request, response) => {
        if (!middleware || request.url?.startsWith('/api/')) handle(request, response);
        else middleware(request, response, () => handle(request, response));
      };
      const serve = cachedFirst(cache, observe, log, route);
      return createHttpServer({ ...httpLimits, ...limits }, serve);
    },
  }) as unknown as FastifyInstance;
}

/**
 * A request may carry an absolute URL as its target, as clients of a proxy send it (RFC 9112, 3.2.2). Its host is
 * ignored, like the Host header, because the server serves one shop only.
 */
function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
}
