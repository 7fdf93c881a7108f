/** The customer takes an order back before it is shipped; its stock returns to the shop. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { mayCancel } from '#domain/orderStatus.ts';
import { Problem } from '#domain/problems.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { mailOrderStatus } from '#server/mail/mails.ts';
import { giveBackStock } from './cancelQueries.ts';
import { ownOrderAnswer } from './orderAnswer.ts';
import { findOrderOf, lockOrder, setStatus } from './orderQueries.ts';

export const cancelOrder: Handler<typeof endpoints.cancelOrder> = async ({ params: { id } }, context) => {
  const { db, caller, clock } = context;
  if (!isId(id)) throw new Problem('orderNotFound');
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, id, caller.userId);
    if (!order) throw new Problem('orderNotFound');
    if (!mayCancel(order.status)) throw new Problem('orderNotCancellable');
    const now = clock();
    await giveBackStock(trx, { orderId: id, by: caller.userId, now });
    await setStatus(trx, { id, status: 'cancelled', by: caller.userId, now });
    await mailOrderStatus(trx, id, 'cancelled');
    const cancelled = await findOrderOf(trx, caller.userId, id);
    if (!cancelled) throw new Problem('orderNotFound');
    return { order: ownOrderAnswer(cancelled) };
  });
};
