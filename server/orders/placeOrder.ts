/**
 * Places an order in one transaction: locks the products, lets the domain decide by what they are now, and writes
 * everything. The locks hold until the order is written, so nothing can change in between. A coupon is locked before the
 * products, if the order names one.
 */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { deliveryDates } from '#domain/deliveryDates.ts';
import { decideOrder, orderedIds } from '#domain/newOrder.ts';
import type { Context, Handler } from '#server/context.ts';
import { couponToUse } from '#server/coupons/useQueries.ts';
import type { Database } from '#server/database/connect.ts';
import { claimOf, type IdempotencyClaim } from '#server/database/idempotency.ts';
import { inTransactionWithFinalWrites } from '#server/database/transaction.ts';
import { openSale } from '#server/products/saleQueries.ts';
import { productsToSell } from '#server/products/settleBatches.ts';
import { newOrderResponse } from './newOrderResponse.ts';
import { insertingOrder } from './placeOrderQueries.ts';

type PlacedOrder = Awaited<ReturnType<Handler<typeof endpoints.placeOrder>>>;

export const placeOrder: Handler<typeof endpoints.placeOrder> = ({ body: draft }, context) =>
  inTransactionWithFinalWrites<PlacedOrder>(context.db, async (trx) => {
    const claim = claimOf(context, draft);
    const { userId } = context.caller;
    const { couponCode: code, shippingAddress: to } = draft;
    const coupon = code ? await couponToUse(trx, { code, phone: to.phone }) : null;
    const wanted = { ids: orderedIds(draft), buyer: userId, claim, district: to.district };
    const opened = await openOrder(trx, wanted, context);
    if ('stored' in opened) return { writes: [], result: opened.stored as PlacedOrder };
    const { products, settings, buyer, now } = opened;
    const decided = decideOrder(draft, { products, settings, coupon, now });
    const order = { ...opened.order, ...draft, ...decided, userId, products, now };
    const result = newOrderResponse({ ...order, buyer });
    return { writes: insertingOrder({ ...order, claim, response: result }), result };
  });

interface OrderToOpen {
  /** Of its products. */
  ids: readonly string[];
  /** The user who places it. */
  buyer: string;
  claim: IdempotencyClaim | null;
  district: string;
}

/** How an order begins, whoever places it. If its key was used before, only the stored response is returned. */
export async function openOrder(
  trx: Database,
  { district, ...wanted }: OrderToOpen,
  { shopSettings, clock, language }: Pick<Context, 'shopSettings' | 'clock' | 'language'>,
) {
  const opened = await openSale(trx, wanted);
  if ('stored' in opened) return opened;
  const { products: locked, settings: stored, buyer, number } = opened.sale;
  const settings = shopSettings.withDefaults(stored);
  const now = clock();
  const products = await productsToSell(trx, locked, { ...settings, now });
  const orderNumber = `${settings.orderPrefix}${number}`;
  const arrives = deliveryDates(now, district, settings.deliveryDays);
  return { order: { id: newId(), orderNumber, arrives, language }, products, settings, buyer, now };
}
