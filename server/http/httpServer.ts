/** The socket's side of the shop: how long, how large and how many. Nobody holds a connection for nothing. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export interface HttpLimits {
  maxHeaderBytes: number;
  /** From the connection, or the end of the answer before, to the end of the headers. */
  headersMs: number;
  /** To the last byte of the body: a photo of 5 MB takes a slow phone over a minute. */
  requestMs: number;
  /** A connection on which nothing moves, in either direction, is cut. Ten photos are developed well within it. */
  silenceMs: number;
  /** Longer than proxies keep theirs, so that it is never this end that closes one just being used. */
  keepAliveMs: number;
  /** Within this a connection that is over its time is noticed. */
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

export function createHttpServer(
  limits: HttpLimits,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const options = {
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  };
  const server = createServer(options, (request, response) => {
    // A shop that closes answers what is asked, and then lets go.
    if (!server.listening) response.shouldKeepAlive = false;
    handle(request, response);
  });
  server.setTimeout(limits.silenceMs);
  server.maxConnections = limits.maxConnections;
  return server;
}
