/** A call that was to confirm an order is written down; where the order stands follows from the last one. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { isOpen } from '#domain/orderStatus.ts';
import { Problem } from '#domain/problems.ts';
import { doerOf, recordDeed } from '#server/admin/auditQueries.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { insertCall } from './deskQueries.ts';
import { lockOrder } from './orderQueries.ts';

export const recordCall: Handler<typeof endpoints.recordCall> = async (
  { params: { id }, body: { outcome, note } },
  context,
) => {
  if (!isId(id)) throw new Problem('orderNotFound');
  return inTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!order) throw new Problem('orderNotFound');
    if (!isOpen(order.status)) throw new Problem('orderClosed');
    const doer = doerOf(context);
    const { id: callId, ...call } = await insertCall(trx, { orderId: id, outcome, note, ...doer });
    const deed = { action: 'order.call', subject: 'order', subjectId: id } as const;
    await recordDeed(trx, { ...deed, details: { outcome, ...(note && { note }) } }, doer);
    return { call: { _id: callId, ...call } };
  });
};
