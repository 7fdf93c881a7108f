/** Places an order that an admin enters, as checkout does: today's prices, number, stock, ledger, history and event. */
import { isToDeliver } from '#domain/addresses.ts';
import type { DeliveryWishes } from '#domain/deliveryWishes.ts';
import type { NewOrder } from '#domain/newOrder.ts';
import type { OrderDraft, Quote } from '#domain/orders.ts';
import type { ShopSettings } from '#domain/settings.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import type { ProductsById } from '#server/products/saleQueries.ts';
import { openOrder } from './placeOrder.ts';
import { type EnteredBy, insertingOrder } from './placeOrderQueries.ts';

interface EnteredOrder
  extends Pick<OrderDraft, 'shippingAddress' | 'paymentMethod' | keyof DeliveryWishes>,
    Omit<EnteredBy, 'admin'> {
  userId: string | null;
  /** The ids of its products. */
  products: readonly string[];
  decide: (catalogue: { products: ProductsById; settings: ShopSettings }) => NewOrder;
}

export interface PlacedOrder {
  id: string;
  orderNumber: string;
  quoted: Quote;
}

export async function placeAsAdmin(
  trx: Database,
  { products: ids, decide, exchangeOf, source, customer, language, ...entered }: EnteredOrder,
  context: Context<'admin'>,
): Promise<PlacedOrder> {
  const admin = context.caller.userId;
  const { district } = entered.shippingAddress;
  const opened = await openOrder(trx, { ids, buyer: admin, claim: null, district }, context);
  if ('stored' in opened) throw new Error('a sale without a key was stored');
  const { products, settings, now } = opened;
  const decided = decide({ products, settings });
  const enteredBy = { admin, exchangeOf, source, customer, language };
  const arrives = isToDeliver(entered.shippingAddress) ? opened.order.arrives : null;
  const order = { ...opened.order, arrives, ...entered, ...decided, products, enteredBy, now };
  for (const write of insertingOrder({ ...order, claim: null, response: {} })) await write.execute(trx);
  return { id: order.id, orderNumber: order.orderNumber, quoted: decided.quoted };
}
