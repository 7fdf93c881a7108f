/** Refuses bytes that are no valid HTTP request in the API's error format. Writes to the socket, as there is no reply. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '#domain/problems.ts';
import { isResponseInFlight } from './responseInFlight.ts';
import { dataPolicy } from './securityHeaders.ts';

const refusals: Record<string, [status: number, Problem]> = {
  HPE_HEADER_OVERFLOW: [431, new Problem('tooLarge')],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, new Problem('tooLarge')],
  ERR_HTTP_REQUEST_TIMEOUT: [408, new Problem('malformedBody', { message: 'The request took too long' })],
};

export function refuseMalformed(
  error: Error & { code?: string },
  socket: Socket,
  headers: Record<string, string>,
): void {
  // The client would read a second response as the rest of the first.
  if (error.code === 'ECONNRESET' || !socket.writable || isResponseInFlight(socket)) {
    socket.destroy();
    return;
  }
  const [status, { message, code }] = refusals[error.code ?? ''] ?? [400, new Problem('malformedBody')];
  const body = JSON.stringify({ message, code });
  const head = {
    ...headers,
    'content-security-policy': dataPolicy,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Disconnect a client that keeps sending.
  setTimeout(() => socket.destroy(), 1_000).unref();
}
