/**
 * Places an order in one transaction: locks the products, lets the domain decide by what they are now, and writes
 * everything. The locks hold until the order is written, so nothing can change in between.
 */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { decideOrder, orderedIds } from '#domain/newOrder.ts';
import type { Handler } from '#server/context.ts';
import { claimOf } from '#server/database/idempotency.ts';
import { inTransactionWithFinalStatement, nothingToWrite } from '#server/database/transaction.ts';
import { openSale } from '#server/products/saleQueries.ts';
import { newOrderResponse } from './orderResponse.ts';
import { type InsertedOrder, insertingOrder } from './placeOrderQueries.ts';

type PlacedOrder = Awaited<ReturnType<Handler<typeof endpoints.placeOrder>>>;

export const placeOrder: Handler<typeof endpoints.placeOrder> = ({ body: draft }, context) =>
  inTransactionWithFinalStatement<InsertedOrder, PlacedOrder>(context.db, async (trx) => {
    const claim = claimOf(context, draft);
    const opened = await openSale(trx, orderedIds(draft), claim);
    if ('stored' in opened) return nothingToWrite(opened.stored as PlacedOrder);
    const { products, settings: stored } = opened.sale;
    const settings = context.shopSettings.withDefaults(stored);
    const decided = decideOrder(draft, { products, settings });
    const caller = { userId: context.caller.userId, now: context.clock() };
    const order = { id: newId(), ...caller, ...draft, ...decided, products };
    const response = newOrderResponse(order);
    const statement = insertingOrder({ ...order, numberPrefix: settings.orderPrefix, claim, response });
    return { statement, resultOf: responseOf };
  });

function responseOf([inserted]: readonly InsertedOrder[]): PlacedOrder {
  if (!inserted) throw new Error('the inserted order was not returned');
  return inserted.response as PlacedOrder;
}
