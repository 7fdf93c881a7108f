/** One transaction, tried again when it had to give way to another. */
import { setTimeout as wait } from 'node:timers/promises';
import type { RawBuilder } from 'kysely';
import type { Database } from './connect.ts';
import { mayRetry } from './databaseErrors.ts';
import { executeLast, executePrepared } from './prepared.ts';

/** After so many collisions in a row the shop is busier than it can bear, and says so. */
const maxTries = 6;
const firstPauseMs = 5;

/**
 * Runs `work` in a transaction; inside one already, as a part of it. `work` may run more than once, so it keeps its
 * hands off anything but the database, and touches rows in one fixed order (products by id first).
 */
export async function inTransaction<T>(
  db: Database,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!mayRetry(error) || attempt === maxTries) throw error;
      // Longer each time, and never the same for two that collided.
      await wait(firstPauseMs * 2 ** attempt * Math.random());
    }
  }
}

/** What is left to do once a transaction has read and decided. */
export interface Ending<Row, T> {
  /** Null where nothing is to be written. */
  last: RawBuilder<Row> | null;
  /** Of the rows that the last statement returned. It comes when all is committed, so it refuses nothing. */
  answer: (rows: readonly Row[]) => T;
}

/**
 * The same for work that ends with one statement: it is handed over instead of being run, and COMMIT goes along with it.
 * Nothing else can follow in the transaction. Inside another one nothing is committed before that one is.
 */
export async function inTransactionEnding<Row, T>(
  db: Database,
  work: (transaction: Database) => Promise<Ending<Row, T>>,
): Promise<T> {
  const answer = await inTransaction(db, async (transaction) => {
    const ending = await work(transaction);
    const rows = ending.last ? (await run(transaction, ending.last)).rows : [];
    return () => ending.answer(rows);
  });
  return answer();

  function run(transaction: Database, last: RawBuilder<Row>) {
    return db.isTransaction ? executePrepared(transaction, last) : executeLast(transaction, last);
  }
}
