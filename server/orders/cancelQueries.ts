/** Returns the stock that an order took. The ledger ensures that it is exactly that amount, and only once. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { lockProducts } from '#server/products/saleQueries.ts';

/** A size or colour that was removed since then has no count, so its stock is not returned. */
export async function giveBackStock(
  trx: Database,
  { orderId, by, now }: { orderId: string; by: string | null; now: Date },
): Promise<void> {
  const taken = await trx
    .selectFrom('stock_movements')
    .select('product_id')
    .distinct()
    .where('order_id', '=', orderId)
    .where('reason', '=', 'order')
    .execute();
  await lockProducts(
    trx,
    taken.map(({ product_id }) => product_id),
  );
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
