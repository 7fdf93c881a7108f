/** Returns the stock that an order took. The ledger ensures that it is exactly that amount, and only once. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { SalesChange, StockChange } from '#server/outbox/events.ts';
import { lockProducts } from '#server/products/saleQueries.ts';
import { changingStock } from '#server/products/stockChangeQueries.ts';

interface Cancellation {
  orderId: string;
  by: string | null;
  now: Date;
}

/** Returns what no longer counts as sold, and what can be bought again. */
export async function giveBackStock(
  trx: Database,
  cancellation: Cancellation,
): Promise<{ sold: SalesChange[]; stock: StockChange[] }> {
  const { orderId } = cancellation;
  const { rows: sold } = await sql<SalesChange>`
    select product_id as product, -sum(quantity)::int as pieces, -sum(price * quantity)::bigint as poisha
    from order_lines where order_id = ${orderId} and product_id is not null group by 1 order by 1`.execute(
    trx,
  );
  const products = sold.map(({ product }) => product);
  await lockProducts(trx, products);
  const stock = await changingStock(trx, products, () => returnCounts(trx, cancellation));
  return { sold, stock };
}

/** A size or colour that was removed since then has no count, so its stock is not returned. */
async function returnCounts(trx: Database, { orderId, by, now }: Cancellation): Promise<void> {
  await sql`
    with taken as (
      select product_id, unit, unit_name, -delta as quantity
      from stock_movements where order_id = ${orderId} and reason = 'order'
    ), to_products as (
      update products p set stock = p.stock + t.quantity from taken t
      where t.unit = 'product' and p.id = t.product_id
      returning t.product_id, t.unit, t.unit_name, t.quantity, p.stock
    ), to_sizes as (
      update product_sizes s set stock = s.stock + t.quantity from taken t
      where t.unit = 'size' and s.product_id = t.product_id and s.name = t.unit_name
      returning t.product_id, t.unit, t.unit_name, t.quantity, s.stock
    ), to_colours as (
      update product_colours c set stock = c.stock + t.quantity from taken t
      where t.unit = 'colour' and c.product_id = t.product_id and c.slug = t.unit_name
      returning t.product_id, t.unit, t.unit_name, t.quantity, c.stock
    ), given as (
      select * from to_products union all select * from to_sizes union all select * from to_colours
    )
    insert into stock_movements (product_id, unit, unit_name, delta, left_after, reason, order_id, moved_by, moved_at)
    select product_id, unit, unit_name, quantity, stock, 'cancel', ${orderId}::uuid, ${by}::uuid, ${now}::timestamptz
    from given`.execute(trx);
}
