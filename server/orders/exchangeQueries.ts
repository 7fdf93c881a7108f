/** What the new order of an exchange takes over from the old one. */
import type { OrderDraft } from '#domain/orders.ts';
import type { Database } from '#server/database/connect.ts';
import type { EnteredBy } from './placeOrderQueries.ts';

export interface OrderToRepeat
  extends Pick<OrderDraft, 'shippingAddress' | 'paymentMethod' | 'note' | 'secondPhone'>,
    Pick<EnteredBy, 'source' | 'customer'> {
  /** The products of its lines, as far as they are known. */
  products: string[];
}

/** The caller holds the order's lock. */
export async function orderToRepeat(trx: Database, id: string): Promise<OrderToRepeat> {
  const { note, secondPhone, paymentMethod, source, name, customerPhone, ...shippingAddress } = await trx
    .selectFrom('orders')
    .select(['full_name as fullName', 'phone', 'address', 'district', 'thana', 'country'])
    .select(['note', 'second_phone as secondPhone', 'payment_method as paymentMethod'])
    .select(['source', 'customer_name as name', 'customer_phone as customerPhone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const lines = await trx.selectFrom('order_lines').select('product_id').where('order_id', '=', id).execute();
  const products = lines.flatMap(({ product_id }) => product_id ?? []);
  const customer = name !== null && customerPhone !== null ? { name, phone: customerPhone } : null;
  return { shippingAddress, note, secondPhone, paymentMethod, source, customer, products };
}
