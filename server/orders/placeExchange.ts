/** Places the new order of an exchange, as checkout does: today's prices, number, stock, ledger, history and event. */
import { v7 as newId } from 'uuid';
import { decideItems, type WantedItem } from '#domain/newOrder.ts';
import { priced } from '#domain/orders.ts';
import { actorOf } from '#server/audit/auditQueries.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { openSale } from '#server/products/saleQueries.ts';
import type { OrderToRepeat } from './exchangeQueries.ts';
import { recordChange } from './lifecycleQueries.ts';
import type { LockedOrder } from './orderQueries.ts';
import { insertPayment } from './paymentQueries.ts';
import { insertingOrder } from './placeOrderQueries.ts';

interface NewExchange {
  items: readonly WantedItem[];
  shippingPoisha: number;
  /** What came back, as the new order's payment. */
  creditPoisha: number;
  repeated: OrderToRepeat;
  context: Context<'admin'>;
}

/** `order`: the delivered one. The caller holds its lock and those of all products. */
export async function placeExchange(
  trx: Database,
  { id: of, userId }: LockedOrder,
  { items: wanted, shippingPoisha, creditPoisha, repeated, context }: NewExchange,
): Promise<{ id: string; orderNumber: string }> {
  const { by, now } = actorOf(context);
  const ids = wanted.map(({ product }) => product);
  const opened = await openSale(trx, { ids, buyer: userId, claim: null });
  if ('stored' in opened) throw new Error('a sale without a key was stored');
  const { products, settings, number } = opened.sale;
  const { items, allocations } = decideItems(wanted, products);
  const id = newId();
  const orderNumber = `${context.shopSettings.withDefaults(settings).orderPrefix}${number}`;
  const order = { id, orderNumber, userId, ...repeated, quoted: priced(items, shippingPoisha), allocations };
  const written = { ...order, products, claim: null, response: {}, exchange: { by, of }, now };
  for (const write of insertingOrder(written)) await write.execute(trx);
  if (creditPoisha > 0) {
    const payment = { orderId: id, poisha: creditPoisha, method: 'exchange' } as const;
    await insertPayment(trx, { ...payment, reference: '', paidAt: now, by, now });
    const { poisha, method } = payment;
    await recordChange(trx, { orderId: id, kind: 'payment', details: { poisha, method }, by, now });
  }
  return { id, orderNumber };
}
