/**
 * An admin changes the status of an order, forward or back to correct a mistake, until it is delivered or cancelled.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { toCollect } from '#domain/orderMoney.ts';
import { canMove } from '#domain/orderStatus.ts';
import { Problem } from '#domain/problems.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockExistingOrder } from './lockExistingOrder.ts';
import { findOrder, setStatus } from './orderQueries.ts';
import { orderResponse } from './orderResponse.ts';
import { recordOrderChange } from './recordOrderChange.ts';

export const moveOrder: Handler<typeof endpoints.moveOrder> = async ({ params: { id }, body }, context) => {
  const { db, caller, clock } = context;
  return inTransaction(db, async (trx) => {
    const order = await lockExistingOrder(trx, id);
    if (!canMove(order.status, body.status)) throw new Problem('orderClosed');
    if (order.status !== body.status) {
      if (body.from !== undefined && order.status !== body.from) throw new Problem('orderChanged');
      const now = clock();
      const collected = body.status === 'delivered' ? toCollect(order) : undefined;
      await setStatus(trx, { id, status: body.status, by: caller.userId, collected, now });
      const details = { status: { from: order.status, to: body.status } };
      const event = { action: 'order.status', subject: 'order', subjectId: id } as const;
      await recordAuditEvent(trx, { ...event, details }, actorOf(context));
      await recordOrderChange(trx, order, {
        after: { status: body.status, collectedPoisha: collected ?? null },
      });
    }
    const moved = await findOrder(trx, id);
    if (!moved) throw new Problem('orderNotFound');
    return { order: orderResponse(moved) };
  });
};
