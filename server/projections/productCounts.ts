/**
 * Listed products by section, category, available color, step of the price, marks and sizes (see `product_marks`). The
 * products are counted as they are now, and what was counted of each before is taken out. So an event may be applied late
 * or twice: the counts are right once the last is applied.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { isOf, type ShopEvent, stockChangesIn } from '#server/outbox/events.ts';
import { offeredSizes } from '#server/products/listing/markQueries.ts';
import type { Projection } from './projection.ts';

const columns = sql`product_id, category, sections, colours, price_step, marks, sizes`;

const listed = (which: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`
  select p.id as product_id, p.category,
         product_sections(p.is_new_arrival, p.featured, p.is_combo, p.category) as sections,
         p.colour_slugs as colours, price_step(p.price) as price_step,
         product_marks(p.price, p.original_price, p.available_stock, p.rating_sum, p.review_count) as marks,
         array(select distinct size from ${offeredSizes} order by 1) as sizes
  from products p where p.listed ${which}`;

/** An empty section, category or color counts all. So a product counts in each combination. */
const entries = sql`
  unnest(p.sections) s (section), unnest(array['', p.category]) k (category),
  unnest(array_prepend('', p.colours)) c (colour)`;
const key = sql`section, category, colour, price_step, marks, sizes`;

/** Sales change the counts only where they leave no piece, or where there was none. */
function changedIn(events: readonly ShopEvent[]): string[] {
  const written = events.filter(isOf('productsChanged')).flatMap(({ products }) => products);
  const rated = events.filter(isOf('reviewChanged')).filter(({ stars }) => stars);
  const soldOut = stockChangesIn(events).filter(({ before, after }) => (before === 0) !== (after === 0));
  return [
    ...new Set([
      ...written.map(({ id }) => id),
      ...rated.map(({ product }) => product),
      ...soldOut.map(({ product }) => product),
    ]),
  ];
}

/**
 * Stores what is counted of the products now, and returns the differences to before as rows of `product_counts`. In one
 * statement, because the products must not change between the two.
 */
async function recount(trx: Database, ids: readonly string[]): Promise<object[]> {
  const { rows } = await sql<object>`
    with now as materialized (${listed(sql`and p.id = any(${ids}::uuid[])`)}),
    was as materialized (select ${columns} from counted_products where product_id = any(${ids}::uuid[])),
    gone as (
      delete from counted_products where product_id in (select product_id from was except select product_id from now)
    ), stored as (
      insert into counted_products as t (${columns}) select ${columns} from (table now except table was) changed
      on conflict (product_id) do update
        set (${columns}) = row (excluded.*)
    )
    select s.section, k.category, c.colour, p.price_step, p.marks, p.sizes, sum(p.products)::int as products
    from (select 1 as products, * from now union all select -1, * from was) p, ${entries}
    group by 1, 2, 3, 4, 5, 6 having sum(p.products) <> 0`.execute(trx);
  return rows;
}

async function addDifferences(trx: Database, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const changed = sql`
    json_to_recordset(${JSON.stringify(rows)}::json)
      as c (section text, category text, colour text, price_step int, marks smallint, sizes text[], products int)`;
  const isSame = sql`(t.section, t.category, t.colour, t.price_step, t.marks, t.sizes)
    = (c.section, c.category, c.colour, c.price_step, c.marks, c.sizes)`;
  // A row is inserted as 0, because its check refuses a difference below 0 before it finds the conflict.
  await sql`
    insert into product_counts (${key}, products) select ${key}, 0 from ${changed} on conflict do nothing`.execute(
    trx,
  );
  await sql`update product_counts t set products = t.products + c.products from ${changed} where ${isSame}`.execute(
    trx,
  );
  await sql`delete from product_counts t using ${changed} where ${isSame} and t.products = 0`.execute(trx);
}

export const productCounts: Projection = {
  async apply(trx, events) {
    const ids = changedIn(events);
    if (ids.length > 0) await addDifferences(trx, await recount(trx, ids));
  },
  async rebuild(trx) {
    await sql`delete from counted_products`.execute(trx);
    await sql`insert into counted_products (${columns}) ${listed()}`.execute(trx);
    await sql`delete from product_counts`.execute(trx);
    await sql`
      insert into product_counts (${key}, products)
      select s.section, k.category, c.colour, p.price_step, p.marks, p.sizes, count(*)
      from counted_products p, ${entries} group by 1, 2, 3, 4, 5, 6`.execute(trx);
  },
};
