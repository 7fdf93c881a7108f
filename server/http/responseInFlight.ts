/** Knows of each connection whether a part of a response has been sent on it and the rest is still to come. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** In the order of the requests, which is the order of sending. A client may send requests before it has its responses. */
const openResponses = new WeakMap<Socket, Set<ServerResponse>>();

export function trackResponse({ socket }: IncomingMessage, response: ServerResponse): void {
  const open = openResponses.get(socket) ?? new Set();
  openResponses.set(socket, open.add(response));
  // It comes once. `on` takes half the time of `once`, and this runs for every request.
  response.on('close', () => open.delete(response));
}

export function isResponseInFlight(socket: Socket): boolean {
  const [oldest] = openResponses.get(socket) ?? [];
  return oldest?.headersSent ?? false;
}
