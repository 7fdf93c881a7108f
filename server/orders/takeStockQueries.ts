/** Takes pieces from the stock for an order that was placed before. A new order writes its stock with its row. */
import { sql } from 'kysely';
import { colourSlug } from '#domain/colours.ts';
import type { StockAllocation } from '#domain/stockAllocation.ts';
import type { Database } from '#server/database/connect.ts';

interface StockOfEdit {
  orderId: string;
  allocations: readonly StockAllocation[];
  /** Tells apart the edits of one order in the ledger. */
  reference: string;
  by: string;
  now: Date;
}

/** The caller holds the products' locks and corrects their sums. The ledger names a color by its slug. */
export async function takeForEdit(
  trx: Database,
  { orderId, allocations, reference, by, now }: StockOfEdit,
): Promise<void> {
  const taken = allocations.map(({ productId, kind, unitName, quantity }) => ({
    product: productId,
    unit: kind,
    name: kind === 'colour' ? colourSlug(unitName) : unitName,
    quantity,
  }));
  await sql`
    with taken as (
      select * from json_to_recordset(${JSON.stringify(taken)}::json) as t (product uuid, unit text, name text, quantity int)
    ), of_products as (
      update products p set stock = p.stock - t.quantity from taken t
      where t.unit = 'product' and p.id = t.product
      returning t.product, t.unit, t.name, t.quantity, p.stock
    ), of_sizes as (
      update product_sizes s set stock = s.stock - t.quantity from taken t
      where t.unit = 'size' and s.product_id = t.product and s.name = t.name
      returning t.product, t.unit, t.name, t.quantity, s.stock
    ), of_colours as (
      update product_colours c set stock = c.stock - t.quantity from taken t
      where t.unit = 'colour' and c.product_id = t.product and c.slug = t.name
      returning t.product, t.unit, t.name, t.quantity, c.stock
    ), of_batches as (
      update product_batches b set pieces = b.pieces - t.quantity from taken t
      where t.unit = 'batch' and b.product_id = t.product and b.id::text = t.name
      returning t.product, t.unit, t.name, t.quantity, b.pieces as stock
    ), moved as (
      select * from of_products union all select * from of_sizes union all select * from of_colours
      union all select * from of_batches
    )
    insert into stock_movements (product_id, unit, unit_name, delta, left_after, reason, order_id, reference, moved_by, moved_at)
    select product, unit, name, -quantity, stock, 'order_edit', ${orderId}::uuid, ${reference}, ${by}::uuid, ${now}::timestamptz
    from moved`.execute(trx);
}
