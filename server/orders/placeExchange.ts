/** Places the new order of an exchange, at today's prices, paid with what came back. */
import { decideItems, type WantedItem } from '#domain/newOrder.ts';
import { priced } from '#domain/orders.ts';
import { actorOf } from '#server/audit/auditQueries.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import type { OrderToRepeat } from './exchangeQueries.ts';
import { handOver } from './handOver.ts';
import type { LockedOrder } from './orderQueries.ts';
import { insertPayment } from './paymentQueries.ts';
import { type PlacedOrder, placeAsAdmin } from './placeAsAdmin.ts';

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
  { id: exchangeOf, userId }: LockedOrder,
  { items: wanted, shippingPoisha, creditPoisha, repeated, context }: NewExchange,
): Promise<PlacedOrder> {
  const products = wanted.map(({ product }) => product);
  const decide: Parameters<typeof placeAsAdmin>[1]['decide'] = (catalogue) => {
    const { items, allocations } = decideItems(wanted, catalogue.products);
    return { quoted: priced(items, shippingPoisha), allocations };
  };
  const placed = await placeAsAdmin(trx, { userId, exchangeOf, ...repeated, products, decide }, context);
  if (creditPoisha > 0) {
    const { by, now } = actorOf(context);
    const received = { method: 'exchange', reference: '', paidAt: now } as const;
    await insertPayment(trx, { orderId: placed.id, poisha: creditPoisha, ...received, by, now });
  }
  await handOver(trx, { id: placed.id, source: repeated.source }, actorOf(context));
  return placed;
}
