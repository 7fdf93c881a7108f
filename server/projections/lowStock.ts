/** Products with little or no stock: at or below the limit in the shop's settings. Hidden and deleted ones, too. */
import { sql } from 'kysely';
import { defaultSettings } from '#domain/defaultSettings.ts';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { isOf, stockChangesIn } from '#server/outbox/events.ts';
import type { Projection } from './projection.ts';

const limit = sql`coalesce(
  (select (settings ->> 'lowStockLimit')::int from shop_settings order by version desc limit 1),
  ${sql.lit(defaultSettings.lowStockLimit)})`;

async function countAll(trx: Database): Promise<void> {
  await sql`delete from low_stock`.execute(trx);
  await sql`
    insert into low_stock (product_id, available)
    select id, available_stock from products where available_stock <= ${limit}`.execute(trx);
}

export const lowStock: Projection = {
  async apply(trx, events) {
    const hasOtherLimit = events
      .filter(isOf('settingsChanged'))
      .some(({ lowStock: { before, after } }) => before !== after);
    if (hasOtherLimit) return countAll(trx);
    const left = new Map(stockChangesIn(events).map(({ product, after }) => [product, after]));
    if (left.size === 0) return;
    const rows = [...left].map(([product, available]) => ({ product, available }));
    const storing = sql`
      with changed as (
        select * from json_to_recordset(${JSON.stringify(rows)}::json) as c (product uuid, available int)
      ), enough as (
        delete from low_stock l using changed c where l.product_id = c.product and c.available > ${limit}
      )
      insert into low_stock (product_id, available)
      select product, available from changed where available <= ${limit}
      on conflict (product_id) do update set available = excluded.available`;
    await executePrepared(trx, storing);
  },
  rebuild: countAll,
};
