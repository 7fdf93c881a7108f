/** Takes back pieces of a delivered order, with what was paid back for them. Broken pieces do not return to stock. */
import type { endpoints } from '#contract/endpoints.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import { mostRefundable, type RefundedOrder } from '#domain/orderRefunds.ts';
import type { ReturnDraft } from '#domain/orderReturns.schema.ts';
import { pieceTexts } from '#domain/orderReturns.ts';
import { Problem } from '#domain/problems.ts';
import { type Actor, actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { claimOf, onceForKey } from '#server/database/idempotency.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { digits } from '#texts/numbers.ts';
import { orderReturnTexts } from '#texts/orderReturns.ts';
import { changedOrder } from './adminOrders.ts';
import { addToTimeline } from './lifecycleQueries.ts';
import { type OrderedLine, pricePartsOf } from './orderLineQueries.ts';
import type { LockedOrder } from './orderQueries.ts';
import { recordOrderChange } from './recordOrderChange.ts';
import { lockReturningOrder, takeBack } from './takeBack.ts';

export const returnItems: Handler<typeof endpoints.returnItems> = async (
  { params: { id }, body },
  context,
) => {
  const claim = claimOf(context, { id, ...body });
  return inTransaction(context.db, (trx) =>
    onceForKey(trx, claim, 201, async () => {
      const { order, lines } = await lockReturningOrder(trx, id, body.lines);
      refuseRefund(body, { ...order, ...(await pricePartsOf(trx, id)), lines });
      await recordReturn(trx, order, { body, lines, actor: actorOf(context) });
      return changedOrder(trx, id);
    }),
  );
};

function refuseRefund({ lines, refund }: ReturnDraft, order: RefundedOrder): void {
  const most = mostRefundable(lines, order);
  if (toPoisha(refund) <= most) return;
  throw new Problem('refundTooHigh', {
    errors: { refund: orderReturnTexts.refundAtMost(`৳${digits(toTaka(most))}`) },
  });
}

interface Return {
  body: ReturnDraft;
  lines: readonly OrderedLine[];
  actor: Actor;
}

async function recordReturn(
  trx: Database,
  order: LockedOrder,
  { body, lines, actor }: Return,
): Promise<void> {
  const { by, now } = actor;
  const { reason, note } = body;
  const orderId = order.id;
  const refundPoisha = toPoisha(body.refund);
  const back = { orderId, lines, picked: body.lines, reason, refundPoisha, creditPoisha: 0, note, by, now };
  const moved = await takeBack(trx, back);
  const items = pieceTexts(body.lines, lines);
  const change = { reason, items, poisha: refundPoisha };
  await addToTimeline(trx, { orderId, kind: 'returned', details: change, by, now });
  const details = { reason, items: items.join(', '), refund: body.refund, ...(note && { note }) };
  const event = { action: 'order.return', subject: 'order', subjectId: orderId } as const;
  await recordAuditEvent(trx, { ...event, details }, actor);
  const refundedPoisha = order.refundedPoisha + refundPoisha;
  await recordOrderChange(trx, order, { after: { refundedPoisha }, ...moved });
}
