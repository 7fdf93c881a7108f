/**
 * Sales of the last days, read from counts that are maintained with every order. The cost does not depend on the size
 * of the shop.
 */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { productNameNow } from '#server/products/productNameQueries.ts';

/** Money in poisha. */
interface Sold {
  pieces: number;
  revenue: number;
}

export interface DayRow {
  day: string;
  orders: number;
  revenue: number;
}

export async function salesByDay(db: Database, days: readonly string[]): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select d.day::text as day, coalesce(sum(t.orders), 0)::bigint as orders, coalesce(sum(t.revenue), 0)::bigint as revenue
    from unnest(${days}::date[]) d (day)
    left join order_totals t on t.day = d.day and t.status <> 'cancelled'
    group by d.day order by d.day`.execute(db);
  return rows;
}

export interface SoldGoods {
  categories: (Sold & { category: string })[];
  bestSellers: (Sold & { product: string; name: string; image: string })[];
}

/** Length of the lists of best sellers and of products low on stock. */
const shownProducts = 8;

/**
 * Sums the daily counts since `day`. A product counts in its current category. Deleted products are not among the best
 * sellers.
 */
export async function soldSince(db: Database, day: string): Promise<SoldGoods> {
  const { rows } = await sql<SoldGoods>`
    with sold as materialized (
      select product_id, sum(pieces)::bigint as pieces, sum(revenue)::bigint as revenue
      from product_sales where day >= ${day}::date group by product_id having sum(pieces) <> 0
    )
    select
      (select coalesce(json_agg(c), '[]') from (
         select p.category, sum(s.pieces)::bigint as pieces, sum(s.revenue)::bigint as revenue
         from sold s join products p on p.id = s.product_id group by p.category order by revenue desc
       ) c) as categories,
      (select coalesce(json_agg(b order by b.pieces desc, b.revenue desc), '[]') from (
         select s.product_id as product, s.name, coalesce(i.url, '') as image, s.pieces, s.revenue
         from (
           select s.*, ${productNameNow()} as name from sold s join products p on p.id = s.product_id
           where p.deleted_at is null order by s.pieces desc, s.revenue desc, s.product_id limit ${shownProducts}
         ) s left join product_images i on i.product_id = s.product_id and i.position = 0
       ) b) as "bestSellers"`.execute(db);
  return rows[0] ?? { categories: [], bestSellers: [] };
}

export interface LowRow {
  product: string;
  name: string;
  image: string;
  left: number;
}

/** Products on sale with little or no stock, lowest first, of these the newest. */
export async function lowStock(db: Database, limit: number): Promise<LowRow[]> {
  const { rows } = await sql<LowRow>`
    select p.id as product, p.name, coalesce(i.url, '') as image, p.available_stock as left
    from (
      select p.id, ${productNameNow()} as name, l.available as available_stock
      from low_stock l join products p on p.id = l.product_id
      where p.listed and l.available <= ${limit}
      order by l.available, l.product_id desc limit ${shownProducts}
    ) p left join product_images i on i.product_id = p.id and i.position = 0
    order by p.available_stock, p.id desc`.execute(db);
  return rows;
}
