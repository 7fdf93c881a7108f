/** Counts round trips to PostgreSQL. A pipeline of several statements counts as one. */
import type { PoolClient } from 'pg';

export function countRoundTrips(client: PoolClient): () => number {
  let count = 0;
  let isAnswered = false;
  client.connection.on('commandComplete', () => {
    isAnswered = true;
  });
  // The server has answered all statements that were sent.
  client.on('drain', () => {
    if (isAnswered) count += 1;
    isAnswered = false;
  });
  return () => count;
}
