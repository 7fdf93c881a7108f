/** The lines of an order with what came back of them. */
import { sql } from 'kysely';
import type { RefundedOrder } from '#domain/orderRefunds.ts';
import type { Database } from '#server/database/connect.ts';

export interface OrderedLine {
  /** Its place in `order_lines`. */
  position: number;
  name: string;
  pricePoisha: number;
  quantity: number;
  /** Pieces that came back already. */
  returned: number;
}

/** Pieces of `l` (order_lines) that came back. */
export const returnedOfLine = sql<number>`(
  select coalesce(sum(r.quantity), 0)::int from order_return_lines r join order_returns t on t.id = r.return_id
  where t.order_id = l.order_id and r.position = l.position)`;

/** In their order. The caller holds the order's lock. */
export async function orderedLinesOf(trx: Database, orderId: string): Promise<OrderedLine[]> {
  const { rows } = await sql<OrderedLine>`
    select l.position, l.name, l.price as "pricePoisha", l.quantity, ${returnedOfLine} as returned
    from order_lines l where l.order_id = ${orderId} order by l.position`.execute(trx);
  return rows;
}

/** What the order's price is made of, in poisha. */
export async function pricePartsOf(
  trx: Database,
  orderId: string,
): Promise<Pick<RefundedOrder, 'itemsPoisha' | 'discountPoisha' | 'shippingPoisha' | 'taxPoisha'>> {
  return trx
    .selectFrom('orders')
    .select(['items_price as itemsPoisha', 'discount as discountPoisha'])
    .select(['shipping_price as shippingPoisha', 'tax_price as taxPoisha'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}
