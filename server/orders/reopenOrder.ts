/**
 * An admin undoes a delivery that was recorded by mistake: the order is on its way again. Nothing else is undone, and its
 * pieces stay sold.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { mayReopen } from '#domain/orderReopening.ts';
import { Problem } from '#domain/problems.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { changedOrder } from './adminOrders.ts';
import { addToTimeline } from './lifecycleQueries.ts';
import { lockExistingOrder } from './lockExistingOrder.ts';
import { setStatus } from './orderQueries.ts';
import { recordOrderChange } from './recordOrderChange.ts';
import { afterDeliveryOf } from './reopenQueries.ts';

export const reopenOrder: Handler<typeof endpoints.reopenOrder> = async ({ params: { id } }, context) => {
  return inTransaction(context.db, async (trx) => {
    const order = await lockExistingOrder(trx, id);
    const actor = actorOf(context);
    const { by, now } = actor;
    if (!mayReopen({ ...order, ...(await afterDeliveryOf(trx, id)) }, now)) {
      throw new Problem('orderNotReopenable');
    }
    await setStatus(trx, { id, status: 'shipped', by, now });
    await addToTimeline(trx, { orderId: id, kind: 'reopened', by, now });
    const details = { status: { from: order.status, to: 'shipped' } };
    await recordAuditEvent(trx, { action: 'order.reopen', subject: 'order', subjectId: id, details }, actor);
    await recordOrderChange(trx, order, { after: { status: 'shipped', collectedPoisha: null } });
    return changedOrder(trx, id);
  });
};
