/** Ends connections that nothing comes back on: a network may forget them without a word to either end. */
import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';

/**
 * PostgreSQL itself ends a statement after its time, so it has always something to say within a little more than that.
 * Who has asked and hears nothing for `silenceMs` asks nobody. Silence while nothing is asked, as of who listens for
 * announcements, means nothing.
 */
export function endWhenSilent(client: PoolClient, silenceMs: number): void {
  const stream = client.connection.stream as Socket;
  const ask = client.query.bind(client) as (...question: unknown[]) => unknown;
  client.query = ((...question: unknown[]) => {
    stream.setTimeout(silenceMs);
    return ask(...question);
  }) as typeof client.query;
  // All that was asked has been answered.
  client.on('drain', () => stream.setTimeout(0));
  stream.on('timeout', () => stream.destroy(new Error('Connection terminated: nothing came back on it')));
}
