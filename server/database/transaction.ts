/** One transaction, tried again when it had to give way to another. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './connect.ts';
import { mayRetry } from './databaseErrors.ts';

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
