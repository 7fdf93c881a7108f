/**
 * Takes back pieces of a delivered order and places a new order for others, in one transaction. What came back counts as
 * paid, so the new order collects only the difference.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import { type ExchangeAmounts, type ExchangeDraft, exchangeAmounts } from '#domain/orderExchange.ts';
import { pieceTexts } from '#domain/orderReturns.ts';
import { type Actor, actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Context, Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { claimOf, onceForKey } from '#server/database/idempotency.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockProducts, type ProductsById, productsForSale } from '#server/products/saleQueries.ts';
import { changedOrder } from './adminOrders.ts';
import { orderToRepeat } from './exchangeQueries.ts';
import { addToTimeline } from './lifecycleQueries.ts';
import { type OrderedLine, pricePartsOf } from './orderLineQueries.ts';
import type { LockedOrder } from './orderQueries.ts';
import { placeExchange } from './placeExchange.ts';
import { recordOrderChange } from './recordOrderChange.ts';
import { lockReturningOrder, takeBack } from './takeBack.ts';

export const exchangeItems: Handler<typeof endpoints.exchangeItems> = async (
  { params: { id }, body },
  context,
) => {
  const claim = claimOf(context, { id, ...body });
  return inTransaction(context.db, (trx) =>
    onceForKey(trx, claim, 201, async () => {
      const { order, lines } = await lockReturningOrder(trx, id, body.lines);
      const newOrderId = await exchange(trx, order, { body, lines, context });
      const { order: exchanged } = await changedOrder(trx, id);
      return { order: exchanged, newOrder: (await changedOrder(trx, newOrderId)).order };
    }),
  );
};

interface Exchange {
  body: ExchangeDraft;
  lines: readonly OrderedLine[];
  context: Context<'admin'>;
}

/** Returns the new order's id. What comes back is counted first: the new order may take the same piece. */
async function exchange(
  trx: Database,
  order: LockedOrder,
  { body, lines, context }: Exchange,
): Promise<string> {
  const actor = actorOf(context);
  const repeated = await orderToRepeat(trx, order.id);
  const wanted = body.items.map(({ product }) => product).filter(isId);
  await lockProducts(trx, [...repeated.products, ...wanted]);
  const shippingPoisha = toPoisha(body.shippingPrice);
  const newTotal = priceOf(body.items, await productsForSale(trx, wanted)) + shippingPoisha;
  const priced = { ...order, ...(await pricePartsOf(trx, order.id)), lines };
  const amounts = exchangeAmounts(body.lines, priced, newTotal);
  await takeBackGoods(trx, order, { picked: body.lines, lines, amounts, actor });
  const { creditPoisha } = amounts;
  const placed = { items: body.items, shippingPoisha, creditPoisha, repeated, context };
  const { id, orderNumber } = await placeExchange(trx, order, placed);
  await record(trx, order.id, { orderNumber, items: pieceTexts(body.lines, lines), amounts, actor });
  return id;
}

/** In poisha. Unknown products are refused when the new order is placed. */
const priceOf = (items: ExchangeDraft['items'], products: ProductsById): number =>
  items.reduce((sum, { product, quantity }) => sum + (products.get(product)?.pricePoisha ?? 0) * quantity, 0);

interface Goods {
  picked: ExchangeDraft['lines'];
  lines: readonly OrderedLine[];
  amounts: ExchangeAmounts;
  actor: Actor;
}

async function takeBackGoods(
  trx: Database,
  order: LockedOrder,
  { amounts: { creditPoisha, refundPoisha }, actor: { by, now }, ...goods }: Goods,
): Promise<void> {
  const kind = { orderId: order.id, reason: 'exchange', note: '', by, now } as const;
  const moved = await takeBack(trx, { ...goods, ...kind, creditPoisha, refundPoisha });
  const refundedPoisha = order.refundedPoisha + creditPoisha + refundPoisha;
  await recordOrderChange(trx, order, { after: { refundedPoisha }, ...moved });
}

interface Exchanged {
  /** The new order's. */
  orderNumber: string;
  /** What came back. */
  items: string[];
  amounts: ExchangeAmounts;
  actor: Actor;
}

/** In the timeline and the audit log of the delivered order. */
async function record(
  trx: Database,
  orderId: string,
  { orderNumber, items, amounts: { creditPoisha, refundPoisha }, actor }: Exchanged,
): Promise<void> {
  const { by, now } = actor;
  const change = { orderNumber, items, poisha: refundPoisha };
  await addToTimeline(trx, { orderId, kind: 'exchanged', details: change, by, now });
  const amounts = { credit: toTaka(creditPoisha), refund: toTaka(refundPoisha) };
  const details = { orderNumber, items: items.join(', '), ...amounts };
  const event = { action: 'order.exchange', subject: 'order', subjectId: orderId } as const;
  await recordAuditEvent(trx, { ...event, details }, actor);
}
