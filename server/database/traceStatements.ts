/** Tells when each statement of a pool is sent and when its response has arrived. */
import type { Pool, PoolClient } from 'pg';
import type { StatementTrace } from '#server/tracing/trace.ts';

type Ask = (...question: unknown[]) => unknown;

const textOf = (question: unknown): string =>
  typeof question === 'string' ? question : String((question as { text?: unknown }).text ?? '');

export function traceStatements(pool: Pool, trace: StatementTrace): void {
  pool.on('connect', (client: PoolClient) => {
    const ask = client.query.bind(client) as Ask;
    client.query = ((...question: unknown[]) => {
      const end = trace(textOf(question[0]));
      if (!end) return ask(...question);
      const callback = question.at(-1);
      if (typeof callback === 'function')
        return ask(...question.slice(0, -1), (error: unknown, result: unknown) => {
          end(error);
          callback(error, result);
        });
      const asked = ask(...question);
      if (asked instanceof Promise) asked.then(() => end(), end);
      else end();
      return asked;
    }) as typeof client.query;
  });
}
