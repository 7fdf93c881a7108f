/** Counts round trips to PostgreSQL. A pipeline of several statements counts as one. */
import type { PoolClient } from 'pg';

export function countRoundTrips(client: PoolClient): () => number {
  let count = 0;
  let hasResponses = false;
  client.connection.on('commandComplete', () => {
    hasResponses = true;
  });
  // The server has responded to all statements that were sent.
  client.on('drain', () => {
    if (hasResponses) count += 1;
    hasResponses = false;
  });
  return () => count;
}
