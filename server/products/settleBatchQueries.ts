/** Moves batches out of the stock when they come too close to their last day, and back when the setting allows it. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** For `b` (product_batches): it is not where it belongs. `unsold`: the last day that is not sold. */
const isMisplaced = (unsold: string) => sql`
  (b.sellable and b.expires_on <= ${unsold}::date or not b.sellable and b.expires_on > ${unsold}::date)`;

/** Products with such batches. Two parts, so that each reads its index. */
export async function productsToSettle(db: Database, unsold: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct product_id as id from (
      (select product_id from product_batches where sellable and expires_on <= ${unsold}::date limit ${limit})
      union all
      (select product_id from product_batches where not sellable and expires_on > ${unsold}::date limit ${limit})
    ) due`.execute(db);
  return rows.map(({ id }) => id);
}

interface Settling {
  ids: readonly string[];
  unsold: string;
  now: Date;
}

/**
 * The caller holds the products' locks and corrects their sums. The batches keep their pieces; the counts that are sold from
 * move, with a movement each.
 */
export async function settleBatchesOf(trx: Database, { ids, unsold, now }: Settling): Promise<void> {
  await sql`
    with settled as (
      update product_batches b set sellable = not b.sellable
      where b.product_id = any(${ids}::uuid[]) and ${isMisplaced(unsold)}
      returning b.product_id, b.colour, case when b.sellable then b.pieces else -b.pieces end as pieces
    ), moved as (
      select s.product_id, s.colour, sum(s.pieces)::int as pieces
      from settled s join products p on p.id = s.product_id where p.has_batches group by 1, 2
    ), of_products as (
      update products p set stock = p.stock + m.pieces
      from (select product_id, sum(pieces)::int as pieces from moved group by 1 having sum(pieces) <> 0) m
      where p.id = m.product_id
      returning m.product_id, 'product' as unit, '' as unit_name, m.pieces, p.stock
    ), of_colours as (
      update product_colours c set stock = c.stock + m.pieces from moved m
      where m.pieces <> 0 and c.product_id = m.product_id and c.slug = m.colour
      returning m.product_id, 'colour' as unit, m.colour as unit_name, m.pieces, c.stock
    )
    insert into stock_movements (product_id, unit, unit_name, delta, left_after, reason, moved_at)
    select product_id, unit, unit_name, pieces, stock, case when pieces < 0 then 'expired' else 'sellable' end,
           ${now}::timestamptz
    from (select * from of_products union all select * from of_colours) counts`.execute(trx);
}
