/** Everything that projections store, to compare what events have added up to with a count from scratch. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** Rows that count nothing are left out: a count from scratch does not make them. */
const tables: Record<string, RawBuilder<unknown>> = {
  order_states: sql`
    select to_jsonb(s) - 'products' as state, array(select unnest(s.products) order by 1) as products
    from order_states s order by order_id`,
  order_totals: sql`select * from order_totals where orders <> 0 or revenue <> 0 or net <> 0 order by day, status`,
  call_counts: sql`select * from call_counts where orders <> 0 order by confirmation`,
  outstanding_cash: sql`select * from outstanding_cash order by order_id`,
  order_margins: sql`select * from order_margins order by order_id, position`,
  product_sales: sql`
    select * from product_sales where pieces <> 0 or revenue <> 0 order by day, product_id`,
  customer_totals: sql`select * from customer_totals order by user_id`,
  user_counts: sql`select * from user_counts where users <> 0 order by role, is_active`,
  product_counts: sql`
    select * from product_counts order by section, category, colour, price_step, marks, sizes`,
  counted_products: sql`select * from counted_products order by product_id`,
  expiry_days: sql`select * from expiry_days order by expires_on`,
  counted_batches: sql`select * from counted_batches order by product_id, expires_on`,
  combos: sql`
    select id, components_stock, available_stock from products where components_stock is not null order by id`,
  combo_sizes: sql`select * from combo_sizes order by combo_id, size`,
  low_stock: sql`select * from low_stock order by product_id`,
};

export async function readDerivedTables(db: Database): Promise<Record<string, unknown[]>> {
  const read = await Promise.all(
    Object.entries(tables).map(async ([name, rows]) => [name, (await rows.execute(db)).rows] as const),
  );
  return Object.fromEntries(read);
}

/** Products whose sums over sizes, colors and reviews are wrong. */
export async function wrongProducts(db: Database): Promise<{ what: string }[]> {
  const { rows } = await sql<{ what: string }>`
    select p.id::text as what from products p
    where size_count <> (select count(*) from product_sizes where product_id = p.id)
       or sizes_stock <> (select coalesce(sum(stock), 0) from product_sizes where product_id = p.id and available and name <> '')
       or colours_stock <> (select coalesce(sum(stock), 0) from product_colours where product_id = p.id and available)
       or has_colours <> exists (select 1 from product_colours where product_id = p.id)
       or colour_slugs <> case when components_stock is null
            then array(select slug from product_colours where product_id = p.id and available order by position, slug)
            else array(select colour_slug from combo_components where combo_id = p.id and colour_slug is not null
                       group by 1 order by min(position)) end
       or (components_stock is null) <> not exists (select from combo_components where combo_id = p.id)
       or (review_count, rating_sum) is distinct from
          (select (count(*)::int, coalesce(sum(rating), 0)::int) from reviews where product_id = p.id)`.execute(
    db,
  );
  return rows;
}
