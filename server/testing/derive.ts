/** Derives counts and caches from what a test wrote straight into the database. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { ShopEvent, StockChange } from '#server/outbox/events.ts';
import { waitForOutboxLock } from '#server/outbox/outboxQueries.ts';
import { withCombos } from '#server/projections/comboStock.ts';
import { emails } from '#server/projections/emails.ts';
import { projections } from '#server/projections/projections.ts';
import { sms } from '#server/projections/sms.ts';

/** All but messages: what tests build is past, and its customers were told. */
const derived = Object.values(projections).filter(
  (projection) => projection !== emails && projection !== sms,
);

export const derive = (db: Database, ...events: ShopEvent[]): Promise<void> =>
  inTransaction(db, async (trx) => {
    await waitForOutboxLock(trx);
    const all = await withCombos(trx, events);
    for (const projection of derived) await projection.apply(trx, all);
  });

/** As if the products' stock had just come to what it is. */
export async function stockOf(db: Database, ids: readonly string[]): Promise<StockChange[]> {
  const { rows } = await sql<StockChange>`
    select id as product, null::int as before, available_stock as after from products where id = any(${ids}::uuid[])`.execute(
    db,
  );
  return rows;
}
