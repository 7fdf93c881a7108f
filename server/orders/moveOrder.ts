/** An admin moves an order along its way, or back to mend a slip, while it is neither delivered nor cancelled. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { canMove } from '#domain/orderStatus.ts';
import { Problem } from '#domain/problems.ts';
import { doerOf, recordDeed } from '#server/admin/auditQueries.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { mailOrderStatus } from '#server/mail/mails.ts';
import { orderAnswer } from './orderAnswer.ts';
import { findOrder, lockOrder, setStatus } from './orderQueries.ts';

export const moveOrder: Handler<typeof endpoints.moveOrder> = async ({ params: { id }, body }, context) => {
  const { db, caller, clock } = context;
  if (!isId(id)) throw new Problem('orderNotFound');
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!order) throw new Problem('orderNotFound');
    if (!canMove(order.status, body.status)) throw new Problem('orderClosed');
    if (order.status !== body.status) {
      const now = clock();
      await setStatus(trx, { id, status: body.status, by: caller.userId, now });
      const details = { status: { from: order.status, to: body.status } };
      const deed = { action: 'order.status', subject: 'order', subjectId: id } as const;
      await recordDeed(trx, { ...deed, details }, doerOf(context));
      await mailOrderStatus(trx, id, body.status);
    }
    const moved = await findOrder(trx, id);
    if (!moved) throw new Problem('orderNotFound');
    return { order: orderAnswer(moved) };
  });
};
