/** Runs transactions and retries them after a conflict with another. */
import { setTimeout as wait } from 'node:timers/promises';
import type { IsolationLevel, RawBuilder } from 'kysely';
import type { Database } from './connect.ts';
import { mayRetry } from './databaseErrors.ts';
import { executeLast, executePrepared } from './prepared.ts';

/** After so many conflicts in a row the shop is overloaded, and the error is reported. */
const maxTries = 6;
const firstPauseMs = 5;

/**
 * Runs `work` in a transaction, or as a part of the current one. `work` may run more than once, so it must change nothing
 * but the database. It must lock rows in a fixed order (products by id first).
 */
export async function inTransaction<T>(
  db: Database,
  work: (transaction: Database) => Promise<T>,
  { isolation }: { isolation?: IsolationLevel } = {},
): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const transaction = db.transaction();
      return await (isolation ? transaction.setIsolationLevel(isolation) : transaction).execute(work);
    } catch (error) {
      if (!mayRetry(error) || attempt === maxTries) throw error;
      // Longer each time, and random, so that the two do not collide again.
      await wait(firstPauseMs * 2 ** attempt * Math.random());
    }
  }
}

/** The final statement of a transaction that has read and decided. */
export interface FinalStatement<Row, T> {
  /** Null if there is nothing to write. */
  statement: RawBuilder<Row> | null;
  /** Makes the result from the statement's rows. It runs after COMMIT, so it must not refuse anything. */
  resultOf: (rows: readonly Row[]) => T;
}

/** For a transaction whose result is known already. */
export const nothingToWrite = <T>(result: T) => ({ statement: null, resultOf: () => result });

/**
 * Runs work that ends with one statement. `work` returns that statement instead of running it, and COMMIT is sent with it.
 * Inside another transaction nothing is committed before that one is.
 */
export async function inTransactionWithFinalStatement<Row, T>(
  db: Database,
  work: (transaction: Database) => Promise<FinalStatement<Row, T>>,
): Promise<T> {
  const execute = db.isTransaction ? executePrepared : executeLast;
  const result = await inTransaction(db, async (transaction) => {
    const { statement, resultOf } = await work(transaction);
    const rows = statement ? (await execute(transaction, statement)).rows : [];
    return () => resultOf(rows);
  });
  return result();
}
