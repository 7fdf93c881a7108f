/** Places an order that an admin enters, as checkout does: today's prices, number, stock, ledger, history and event. */
import { v7 as newId } from 'uuid';
import { deliveryDates } from '#domain/deliveryDates.ts';
import type { DeliveryWishes } from '#domain/deliveryWishes.ts';
import type { NewOrder } from '#domain/newOrder.ts';
import type { OrderDraft, Quote } from '#domain/orders.ts';
import type { ShopSettings } from '#domain/settings.ts';
import { actorOf } from '#server/audit/auditQueries.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { openSale, type ProductsById } from '#server/products/saleQueries.ts';
import { productsToSell } from '#server/products/settleBatches.ts';
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
  { products: ids, decide, exchangeOf, source, customer, ...entered }: EnteredOrder,
  context: Context<'admin'>,
): Promise<PlacedOrder> {
  const { by, now } = actorOf(context);
  const opened = await openSale(trx, { ids, buyer: by, claim: null });
  if ('stored' in opened) throw new Error('a sale without a key was stored');
  const { settings: stored, number } = opened.sale;
  const settings = context.shopSettings.withDefaults(stored);
  const products = await productsToSell(trx, opened.sale.products, { ...settings, now });
  const decided = decide({ products, settings });
  const id = newId();
  const orderNumber = `${settings.orderPrefix}${number}`;
  const enteredBy = { admin: by, exchangeOf, source, customer };
  const arrives = deliveryDates(now, entered.shippingAddress.district, settings.deliveryDays);
  const { language } = context;
  const order = { id, orderNumber, arrives, ...entered, ...decided, products, enteredBy, language, now };
  for (const write of insertingOrder({ ...order, claim: null, response: {} })) await write.execute(trx);
  return { id, orderNumber, quoted: decided.quoted };
}
