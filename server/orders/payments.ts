/** Money that was received for an order before or at the door, as an admin records it. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import { isInFuture, paymentRefusal, paymentRemovalRefusal } from '#domain/orderPayments.ts';
import { Problem } from '#domain/problems.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { claimOf, onceForKey } from '#server/database/idempotency.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { orderPaymentTexts } from '#texts/orderPayments.ts';
import { changedOrder } from './adminOrders.ts';
import { lockExistingOrder } from './lockExistingOrder.ts';
import { findPayment, insertPayment, removePayment } from './paymentQueries.ts';
import { recordOrderChange } from './recordOrderChange.ts';

export const recordPayment: Handler<typeof endpoints.recordPayment> = async (
  { params: { id }, body },
  context,
) => {
  const claim = claimOf(context, { id, ...body });
  return inTransaction(context.db, (trx) =>
    onceForKey(trx, claim, 201, async () => {
      const order = await lockExistingOrder(trx, id);
      const { amount, method, reference } = body;
      const poisha = toPoisha(amount);
      const refusal = paymentRefusal(order, poisha);
      if (refusal) throw new Problem(refusal);
      const actor = actorOf(context);
      const { by, now } = actor;
      const paidAt = body.paidAt ?? now;
      if (isInFuture(paidAt, now)) {
        throw new Problem('invalidInput', { errors: { paidAt: orderPaymentTexts.dateInFuture } });
      }
      await insertPayment(trx, { orderId: id, poisha, method, reference, paidAt, by, now });
      const event = { action: 'order.payment', subject: 'order', subjectId: id } as const;
      await recordAuditEvent(trx, { ...event, details: { amount, method, reference } }, actor);
      await recordOrderChange(trx, order, { after: { paidPoisha: order.paidPoisha + poisha } });
      return changedOrder(trx, id);
    }),
  );
};

export const deletePayment: Handler<typeof endpoints.deletePayment> = async (
  { params: { id, paymentId } },
  context,
) => {
  if (!isId(paymentId)) throw new Problem('paymentNotFound');
  return inTransaction(context.db, async (trx) => {
    const order = await lockExistingOrder(trx, id);
    const payment = await findPayment(trx, { orderId: id, paymentId });
    if (!payment) throw new Problem('paymentNotFound');
    const { poisha, method, reference } = payment;
    const refusal = paymentRemovalRefusal(order.status, method);
    if (refusal) throw new Problem(refusal);
    const actor = actorOf(context);
    const { by, now } = actor;
    await removePayment(trx, { orderId: id, paymentId, poisha, method, by, now });
    const event = { action: 'order.paymentDelete', subject: 'order', subjectId: id } as const;
    await recordAuditEvent(trx, { ...event, details: { amount: toTaka(poisha), method, reference } }, actor);
    await recordOrderChange(trx, order, { after: { paidPoisha: order.paidPoisha - poisha } });
    return changedOrder(trx, id);
  });
};
