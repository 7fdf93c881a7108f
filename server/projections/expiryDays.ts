/**
 * Batches with pieces left by their last day. The batches of a product are counted as they are now, and what was counted of
 * them before is taken out. So an event may be applied late or twice: the sums are right once the last is applied.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { isOf, stockChangesIn } from '#server/outbox/events.ts';
import type { Projection } from './projection.ts';

const columns = sql`product_id, expires_on, batches, pieces, poisha`;

const left = (which: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`
  select b.product_id, coalesce(b.expires_on, 'infinity') as expires_on, count(*)::int as batches,
         sum(b.pieces)::bigint as pieces, sum(b.pieces * coalesce(p.cost_price, 0))::bigint as poisha
  from product_batches b join products p on p.id = b.product_id
  where b.pieces > 0 and p.has_batches and p.deleted_at is null ${which} group by 1, 2`;

/**
 * Stores what is counted of these products now, and adds the differences to the days. One statement reads both, because the
 * batches must not change between the two.
 */
async function recount(trx: Database, ids: readonly string[]): Promise<void> {
  const storing = sql<object>`
    with now as materialized (${left(sql`and p.id = any(${ids}::uuid[])`)}),
    was as materialized (select ${columns} from counted_batches where product_id = any(${ids}::uuid[])),
    gone as (
      delete from counted_batches c using (
        select product_id, expires_on from was except select product_id, expires_on from now
      ) g where (c.product_id, c.expires_on) = (g.product_id, g.expires_on)
    ), stored as (
      insert into counted_batches as t (${columns}) select ${columns} from (table now except table was) changed
      on conflict (product_id, expires_on) do update set (${columns}) = row (excluded.*)
    )
    select expires_on::text as day, sum(n * batches)::int as batches, sum(n * pieces)::bigint as pieces,
           sum(n * poisha)::bigint as poisha
    from (select 1 as n, * from now union all select -1, * from was) c
    group by 1 having (sum(n * batches), sum(n * pieces), sum(n * poisha)) <> (0, 0, 0)`;
  const { rows } = await executePrepared(trx, storing);
  if (rows.length > 0) await addDifferences(trx, rows);
}

async function addDifferences(trx: Database, rows: readonly object[]): Promise<void> {
  const changed = sql`
    json_to_recordset(${JSON.stringify(rows)}::json) as c (day date, batches int, pieces bigint, poisha bigint)`;
  // A row is inserted as 0, because its check refuses a difference below 0 before it finds the conflict.
  await sql`
    insert into expiry_days (expires_on, batches, pieces, poisha) select day, 0, 0, 0 from ${changed}
    on conflict do nothing`.execute(trx);
  await sql`
    update expiry_days t
    set batches = t.batches + c.batches, pieces = t.pieces + c.pieces, poisha = t.poisha + c.poisha
    from ${changed} where t.expires_on = c.day`.execute(trx);
  await sql`
    delete from expiry_days t using ${changed} where t.expires_on = c.day and t.batches = 0`.execute(trx);
}

export const expiryDays: Projection = {
  async apply(trx, events) {
    const written = events.filter(isOf('productsChanged')).flatMap(({ products }) => products);
    const ids = [
      ...new Set([...written.map(({ id }) => id), ...stockChangesIn(events).map(({ product }) => product)]),
    ];
    if (ids.length > 0) await recount(trx, ids);
  },
  async rebuild(trx) {
    await sql`delete from counted_batches`.execute(trx);
    await sql`insert into counted_batches (${columns}) ${left()}`.execute(trx);
    await sql`delete from expiry_days`.execute(trx);
    await sql`
      insert into expiry_days (expires_on, batches, pieces, poisha)
      select expires_on, sum(batches), sum(pieces), sum(poisha) from counted_batches group by 1`.execute(trx);
  },
};
