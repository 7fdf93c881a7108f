/**
 * HTTP connections: their limits in time, size and number, and their end when the server stops. No client may hold a
 * connection without using it.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { trackResponse } from './responseInFlight.ts';

export interface HttpLimits {
  maxHeaderBytes: number;
  /** From the connection, or the end of the previous response, to the end of the headers. */
  headersMs: number;
  /** To the last byte of the body: a photo of 5 MB takes a slow phone over a minute. */
  requestMs: number;
  /** A connection without traffic in either direction is closed after this. Processing ten photos takes less. */
  silenceMs: number;
  /** Longer than the timeout of proxies, so that the server never closes a connection that a proxy is about to use. */
  keepAliveMs: number;
  /** How often timeouts are checked. */
  checkEveryMs: number;
  maxConnections: number;
}

export const httpLimits: HttpLimits = {
  maxHeaderBytes: 16 * 1024,
  headersMs: 10_000,
  requestMs: 180_000,
  silenceMs: 60_000,
  keepAliveMs: 65_000,
  checkEveryMs: 2_000,
  maxConnections: 10_000,
};

export type Handle = (request: IncomingMessage, response: ServerResponse) => void;

export function createHttpServer(limits: HttpLimits, handle: Handle): Server {
  const options = {
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  };
  const server = createServer(options, (request, response) => {
    trackResponse(request, response);
    // While the server closes, end each connection after its response.
    if (!server.listening) response.shouldKeepAlive = false;
    handle(request, response);
  });
  server.setTimeout(limits.silenceMs);
  server.maxConnections = limits.maxConnections;
  return server;
}

/** A request that is still open after this is held up by its client, or by something that will not end soon. */
const graceMs = 4_000;
/** A keep-alive connection is closed this soon after its response. */
const lookEveryMs = 50;

/** Accepts no more requests, responds to the open ones, closes idle connections and finally all connections. */
export async function drain(fastify: FastifyInstance): Promise<void> {
  const { server } = fastify;
  const idle = setInterval(() => server.closeIdleConnections(), lookEveryMs);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  try {
    await fastify.close();
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
