/** What the new order of an exchange takes over from the old one. */
import type { DeliveryWishes } from '#domain/deliveryWishes.ts';
import type { OrderDraft } from '#domain/orders.ts';
import type { Database } from '#server/database/connect.ts';
import { wishesColumn } from './deliveryQueries.ts';
import type { EnteredBy } from './placeOrderQueries.ts';

export interface OrderToRepeat
  extends Pick<OrderDraft, 'shippingAddress' | 'paymentMethod' | keyof DeliveryWishes>,
    Pick<EnteredBy, 'source' | 'customer'> {
  /** The products of its lines and of its combos, as far as they are known. */
  products: string[];
}

/** The caller holds the order's lock. */
export async function orderToRepeat(trx: Database, id: string): Promise<OrderToRepeat> {
  const { wishes, paymentMethod, source, name, customerPhone, ...shippingAddress } = await trx
    .selectFrom('orders')
    .select(['full_name as fullName', 'phone', 'address', 'district', 'thana', 'landmark', 'country'])
    .select([wishesColumn, 'payment_method as paymentMethod'])
    .select(['source', 'customer_name as name', 'customer_phone as customerPhone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const lines = await trx
    .selectFrom('order_lines')
    .select('product_id')
    .where('order_id', '=', id)
    .union(trx.selectFrom('order_line_components').select('product_id').where('order_id', '=', id))
    .execute();
  const products = lines.flatMap(({ product_id }) => product_id ?? []);
  const customer = name !== null && customerPhone !== null ? { name, phone: customerPhone } : null;
  return { shippingAddress, ...wishes, paymentMethod, source, customer, products };
}
