/** What is derived from the events of the outbox: counts, sums, jobs, invalidated caches. */
import type { Database } from '#server/database/connect.ts';
import type { ShopEvent } from '#server/outbox/events.ts';

export interface Projection {
  /** Applies events in the order in which they happened, in the transaction that takes them out of the outbox. */
  apply(trx: Database, events: readonly ShopEvent[]): Promise<void>;
  /** Counts everything from scratch. Absent where nothing is stored that could be counted. */
  rebuild?(trx: Database): Promise<void>;
}
