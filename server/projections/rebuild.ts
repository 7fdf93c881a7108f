/** Counts all derived data from scratch, while the shop goes on. */
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { takeAllEvents, withOutboxLock } from '#server/outbox/outboxQueries.ts';
import { countBestSellers } from './bestSellers.ts';
import { recountAllCombos, withCombos } from './comboStock.ts';
import { projections } from './projections.ts';

/**
 * Everything is counted in one snapshot, taken while no other process applies events. The events in it are taken out of the
 * outbox: what they changed is counted already, and only what cannot be counted (emails, caches) follows from them as usual.
 * Events after the snapshot are applied afterwards.
 */
export async function rebuildProjections(db: Database): Promise<void> {
  await withOutboxLock(db, (held) => inTransaction(held, rebuildAll, { isolation: 'repeatable read' }));
  // By itself: sales that go on may change the products meanwhile.
  await countBestSellers(db);
}

async function rebuildAll(trx: Database): Promise<void> {
  const taken = (await takeAllEvents(trx)).map(({ event }) => event);
  const events = await withCombos(trx, taken);
  await recountAllCombos(trx);
  for (const projection of Object.values(projections)) {
    if (projection.rebuild) await projection.rebuild(trx);
    else if (events.length > 0) await projection.apply(trx, events);
  }
}
