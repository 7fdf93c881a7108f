/**
 * Places an order in one transaction: locks the products, lets the domain decide by what they are now, and writes
 * everything. The locks hold until the order is written, so nothing can change in between. A coupon is locked before the
 * products, if the order names one.
 */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { deliveryDates } from '#domain/deliveryDates.ts';
import { decideOrder, orderedIds } from '#domain/newOrder.ts';
import type { Handler } from '#server/context.ts';
import { couponToUse } from '#server/coupons/useQueries.ts';
import { claimOf } from '#server/database/idempotency.ts';
import { inTransactionWithFinalWrites } from '#server/database/transaction.ts';
import { openSale } from '#server/products/saleQueries.ts';
import { productsToSell } from '#server/products/settleBatches.ts';
import { newOrderResponse } from './orderResponse.ts';
import { insertingOrder } from './placeOrderQueries.ts';

type PlacedOrder = Awaited<ReturnType<Handler<typeof endpoints.placeOrder>>>;

export const placeOrder: Handler<typeof endpoints.placeOrder> = ({ body: draft }, context) =>
  inTransactionWithFinalWrites<PlacedOrder>(context.db, async (trx) => {
    const claim = claimOf(context, draft);
    const { userId } = context.caller;
    const { couponCode: code, shippingAddress } = draft;
    const coupon = code ? await couponToUse(trx, { code, phone: shippingAddress.phone }) : null;
    const opened = await openSale(trx, { ids: orderedIds(draft), buyer: userId, claim });
    if ('stored' in opened) return { writes: [], result: opened.stored as PlacedOrder };
    const { settings: stored, buyer, number } = opened.sale;
    const settings = context.shopSettings.withDefaults(stored);
    const now = context.clock();
    const products = await productsToSell(trx, opened.sale.products, { ...settings, now });
    const decided = decideOrder(draft, { products, settings, coupon, now });
    const orderNumber = `${settings.orderPrefix}${number}`;
    const arrives = deliveryDates(now, shippingAddress.district, settings.deliveryDays);
    const { language } = context;
    const made = { id: newId(), orderNumber, arrives, userId, buyer, products, now, language };
    const order = { ...made, ...draft, ...decided };
    const result = newOrderResponse(order);
    return { writes: insertingOrder({ ...order, claim, response: result }), result };
  });
