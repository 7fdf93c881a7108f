/** The customer cancels an order before it is shipped. Its stock is returned. */
import type { endpoints } from '#contract/endpoints.ts';
import { mayCancel } from '#domain/orderStatus.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import { giveBackUse } from '#server/coupons/useQueries.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockExistingOrder } from './lockExistingOrder.ts';
import { findOrderOf, setStatus } from './orderQueries.ts';
import { ownOrderResponse } from './orderResponse.ts';
import { recordOrderChange } from './recordOrderChange.ts';
import { returnAll } from './returnStockQueries.ts';

export const cancelOrder: Handler<typeof endpoints.cancelOrder> = async ({ params: { id } }, context) => {
  const { db, caller, clock } = context;
  return inTransaction(db, async (trx) => {
    const order = await lockExistingOrder(trx, id, caller.userId);
    if (!mayCancel(order.status)) throw new Problem('orderNotCancellable');
    const now = clock();
    await giveBackUse(trx, order);
    const returned = await returnAll(trx, { orderId: id, by: caller.userId, now });
    await setStatus(trx, { id, status: 'cancelled', by: caller.userId, now });
    await recordOrderChange(trx, order, { after: { status: 'cancelled' }, isByCustomer: true, ...returned });
    const cancelled = await findOrderOf(trx, caller.userId, id);
    if (!cancelled) throw new Problem('orderNotFound');
    return { order: ownOrderResponse(cancelled) };
  });
};
