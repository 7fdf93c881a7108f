/**
 * For parts that speak to `pg` themselves: what they ask in one breath, the same statement with several values, goes to
 * PostgreSQL as one series of messages with one end. It is one round trip then, and one transaction: all is done or nothing.
 */
import type { Pool, QueryResult } from 'pg';
import { Series, type Statement } from './series.ts';

type Values = readonly (string | number | null)[];

interface Asking {
  statement: Statement & { name: string; values: Values };
  resolve: (result: QueryResult) => void;
  reject: (error: unknown) => void;
}

/**
 * To be handed to such a part as its client. A statement's first value names the row that it writes: all go in the order
 * of these, so that two who write the same rows wait for each other and never deadlock.
 */
export class AskedTogether {
  readonly #pool: Pool;
  readonly #waiting = new Map<string, Asking[]>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  query(statement: Asking['statement']): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      const asking = { statement, resolve, reject };
      const others = this.#waiting.get(statement.name);
      if (others) others.push(asking);
      else {
        this.#waiting.set(statement.name, [asking]);
        queueMicrotask(() => void this.#send(statement.name));
      }
    });
  }

  async #send(name: string): Promise<void> {
    const asked = (this.#waiting.get(name) ?? []).toSorted((one, other) =>
      rowOf(one) < rowOf(other) ? -1 : 1,
    );
    this.#waiting.delete(name);
    try {
      const results = await this.#resultsOf(asked.map(({ statement }) => statement));
      for (const [index, { resolve }] of asked.entries()) resolve(results[index] as QueryResult);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  async #resultsOf(statements: Asking['statement'][]): Promise<QueryResult[]> {
    const [{ name, text, values }] = statements as [Asking['statement']];
    if (statements.length === 1) return [await this.#pool.query({ name, text, values: [...values] })];
    const client = await this.#pool.connect();
    const ask = client.query.bind(client) as unknown as Ask;
    return new Promise((resolve, reject) =>
      ask(new Series(statements), (error, results) => {
        // One that has failed is closed, as the pool does with what it sends by itself.
        client.release(error ?? undefined);
        if (error) reject(error);
        else resolve(results);
      }),
    );
  }
}

const rowOf = ({ statement }: Asking): string => String(statement.values[0]);

type Ask = (series: Series, answered: (error: Error | null, results: QueryResult[]) => void) => unknown;
