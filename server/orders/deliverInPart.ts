/**
 * The customer keeps some of the pieces and pays for these. What she refused at the door goes back to stock, and what she
 * had paid for it in advance is paid back.
 */
import type { Input } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import { toCollect } from '#domain/orderMoney.ts';
import { paidBeyondKept } from '#domain/orderRefunds.ts';
import { mayDeliverInPart, type PickedLine, pieceTexts, restAfter } from '#domain/orderReturns.ts';
import { isOpen } from '#domain/orderStatus.ts';
import { Problem } from '#domain/problems.ts';
import { type Actor, actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { OrderChanged } from '#server/outbox/events.ts';
import { orderReturnTexts } from '#texts/orderReturns.ts';
import { changedOrder } from './adminOrders.ts';
import { addToTimeline } from './lifecycleQueries.ts';
import { lockExistingOrder } from './lockExistingOrder.ts';
import { type OrderedLine, orderedLinesOf, pricePartsOf } from './orderLineQueries.ts';
import { type LockedOrder, setStatus } from './orderQueries.ts';
import { refuseTooMany } from './pickedLines.ts';
import { recordOrderChange } from './recordOrderChange.ts';
import { takeBack } from './takeBack.ts';

export const deliverInPart: Handler<typeof endpoints.deliverInPart> = async (
  { params: { id }, body },
  context,
) => {
  return inTransaction(context.db, async (trx) => {
    const order = await lockExistingOrder(trx, id);
    const lines = await orderedLinesOf(trx, id);
    refuseDelivery(order, lines, body);
    const rest = restAfter(body.kept, lines);
    const collected = toPoisha(body.collected);
    const refund = paidBeyondKept(rest, { ...order, ...(await pricePartsOf(trx, id)), lines }, collected);
    await deliver(trx, order, { rest, lines, collected, refund, actor: actorOf(context) });
    return changedOrder(trx, id);
  });
};

type Delivered = Input<typeof endpoints.deliverInPart>['body'];

function refuseDelivery(
  order: LockedOrder,
  lines: readonly OrderedLine[],
  { kept, collected }: Delivered,
): void {
  if (!isOpen(order.status)) throw new Problem('orderAlreadyClosed');
  if (!mayDeliverInPart(order.status)) throw new Problem('orderNotShipped');
  if (kept.length === 0) throw new Problem('nothingDelivered');
  refuseTooMany(kept, lines, { field: 'kept', message: orderReturnTexts.tooManyDelivered });
  if (toPoisha(collected) > toCollect(order)) {
    throw new Problem('collectedTooHigh', {
      errors: { collected: orderReturnTexts.tooMuchCollected },
    });
  }
}

interface Delivery {
  rest: readonly PickedLine[];
  lines: readonly OrderedLine[];
  /** Poisha. */
  collected: number;
  /** Poisha, paid back for `rest`. */
  refund: number;
  actor: Actor;
}

async function deliver(trx: Database, order: LockedOrder, delivery: Delivery): Promise<void> {
  const { rest, lines, collected, refund, actor } = delivery;
  const { by, now } = actor;
  // First, since no more is paid back than was paid and collected.
  await setStatus(trx, { id: order.id, status: 'delivered', by, collected, now });
  const moved = await refuse(trx, order, delivery);
  const items = pieceTexts(rest, lines);
  const details = { poisha: collected, items, ...(refund > 0 && { refundPoisha: refund }) };
  await addToTimeline(trx, { orderId: order.id, kind: 'delivered_in_part', details, by, now });
  const event = { action: 'order.deliverInPart', subject: 'order', subjectId: order.id } as const;
  const audited = { refused: items.join(', '), collected: toTaka(collected) };
  await recordAuditEvent(
    trx,
    { ...event, details: { ...audited, ...(refund > 0 && { refund: toTaka(refund) }) } },
    actor,
  );
  const refundedPoisha = order.refundedPoisha + refund;
  await recordOrderChange(trx, order, {
    after: { status: 'delivered', collectedPoisha: collected, refundedPoisha },
    ...moved,
  });
}

/** The pieces come back whole: the courier has carried them both ways. */
async function refuse(
  trx: Database,
  { id: orderId }: LockedOrder,
  { rest, lines, refund, actor: { by, now } }: Delivery,
): Promise<Partial<Pick<OrderChanged, 'sold' | 'stock' | 'mail'>>> {
  if (rest.length === 0) return {};
  const picked = rest.map((pick) => ({ ...pick, restock: true }));
  const back = {
    orderId,
    lines,
    picked,
    reason: 'refused_at_door',
    refundPoisha: refund,
    creditPoisha: 0,
  } as const;
  return takeBack(trx, { ...back, note: '', by, now });
}
