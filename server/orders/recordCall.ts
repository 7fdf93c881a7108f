/** Records a confirmation call. Its outcome becomes the order's confirmation. */
import type { endpoints } from '#contract/endpoints.ts';
import { isOpen } from '#domain/orderStatus.ts';
import { Problem } from '#domain/problems.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { insertCall } from './adminOrderQueries.ts';
import { lockExistingOrder } from './lockExistingOrder.ts';
import { recordOrderChange } from './recordOrderChange.ts';

export const recordCall: Handler<typeof endpoints.recordCall> = async (
  { params: { id }, body: { outcome, note } },
  context,
) => {
  return inTransaction(context.db, async (trx) => {
    const order = await lockExistingOrder(trx, id);
    if (!isOpen(order.status)) throw new Problem('orderClosed');
    const actor = actorOf(context);
    const { id: callId, ...call } = await insertCall(trx, { orderId: id, outcome, note, ...actor });
    const event = { action: 'order.call', subject: 'order', subjectId: id } as const;
    await recordAuditEvent(trx, { ...event, details: { outcome, ...(note && { note }) } }, actor);
    await recordOrderChange(trx, order, { after: { confirmation: outcome } });
    return { call: { _id: callId, ...call } };
  });
};
