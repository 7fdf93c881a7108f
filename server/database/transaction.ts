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

/** What a transaction that has read and decided still has to write. */
export interface FinalWrites<T> {
  /** Run in this order. Empty if there is nothing to write. */
  writes: readonly RawBuilder<unknown>[];
  /** Returned after COMMIT. */
  result: T;
}

/**
 * Runs work that ends with writes. `work` returns these statements instead of running them, and they are sent together
 * with COMMIT. Inside another transaction nothing is committed before that one is.
 */
export async function inTransactionWithFinalWrites<T>(
  db: Database,
  work: (transaction: Database) => Promise<FinalWrites<T>>,
): Promise<T> {
  return inTransaction(db, async (transaction) => {
    const { writes, result } = await work(transaction);
    if (db.isTransaction) for (const write of writes) await executePrepared(transaction, write);
    else await executeLast(transaction, writes);
    return result;
  });
}
