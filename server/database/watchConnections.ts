/** Watches the pool's connections and ends those that lead nowhere or to a standby, so that it opens others. */
import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import { isReadOnly } from './databaseErrors.ts';
import { SENT } from './pipeliningClient.ts';

interface Watch {
  /** A connection without any response for this long is dead. */
  silenceMs: number;
  /** Called when a statement was refused because the server is a standby. */
  onStandby: () => void;
}

/** Returns what ends all connections at once. */
export function watchConnections(pool: Pool, { silenceMs, onStandby }: Watch): () => void {
  const endIdle = followIdle(pool);
  const endAll = followSockets(pool);
  pool.on('connect', (client) => endWhenSilent(client, silenceMs, endIdle));
  dropStandby(pool, () => {
    onStandby();
    endIdle(new Error(leadsToStandby));
  });
  return endAll;
}

/** Returns what closes the sockets of all connections. */
function followSockets(pool: Pool): () => void {
  const sockets = new Set<Socket>();
  pool.on('connect', ({ connection }) => {
    const socket = connection.stream as Socket;
    sockets.add(socket.once('close', () => sockets.delete(socket)));
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

const leadsToStandby = 'Connection terminated: the server is read-only';

const end = (client: PoolClient, error: Error): unknown =>
  (client.connection.stream as Socket).destroy(error);

/** Returns what ends all idle connections, so that the pool opens others. */
function followIdle(pool: Pool): (error: Error) => void {
  const idle = new Set<PoolClient>();
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (_, client) => idle.add(client));
  pool.on('remove', (client) => idle.delete(client));
  return (error) => {
    for (const client of idle) end(client, error);
  };
}

/**
 * After a failover a connection may lead to a server that has become a standby. It ends with the first write that is
 * refused.
 */
function dropStandby(pool: Pool, onStandby: () => void): void {
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...question: unknown[]) => unknown;
    client.query = ((...question: unknown[]) => {
      const asked = ask(...question);
      if (asked instanceof Promise)
        asked.catch((error: unknown) => {
          if (!isReadOnly(error)) return;
          end(client, new Error(leadsToStandby));
          onStandby();
        });
      return asked;
    }) as typeof client.query;
  });
}

/**
 * Ends a dead connection: a network may drop one without telling either end. PostgreSQL cancels a statement after its
 * timeout, so it responds a little after that at the latest. A connection that stays silent for `silenceMs` with a query
 * pending is dead, and `onSilent` ends those that are probably dead as well: whoever took one of them would wait as long again.
 * Silence without a pending query is normal.
 */
export function endWhenSilent(
  client: PoolClient,
  silenceMs: number,
  onSilent: (error: Error) => void = () => {},
): void {
  const stream = client.connection.stream as Socket;
  let isPending = false;
  const expect = (isResponseDue: boolean) => {
    // Traffic in either direction restarts the timeout by itself.
    if (isPending !== isResponseDue) stream.setTimeout(isResponseDue ? silenceMs : 0);
    isPending = isResponseDue;
  };
  client.on(SENT as 'drain', () => expect(true));
  // All statements have their responses.
  client.on('drain', () => expect(false));
  stream.on('timeout', () => {
    const error = new Error('Connection terminated: nothing came back on it');
    stream.destroy(error);
    onSilent(error);
  });
}
