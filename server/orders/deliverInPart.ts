/** The customer keeps some of the pieces and pays for these. What she refused at the door goes back to stock. */
import type { Input } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import { toCollect } from '#domain/orderMoney.ts';
import { mayDeliverInPart, type PickedLine, pieceTexts, restAfter } from '#domain/orderReturns.ts';
import { isOpen } from '#domain/orderStatus.ts';
import { Problem } from '#domain/problems.ts';
import { type Actor, actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { changedOrder } from './adminOrders.ts';
import { recordChange } from './lifecycleQueries.ts';
import { lockExistingOrder } from './lockExistingOrder.ts';
import { type OrderedLine, orderedLinesOf } from './orderLineQueries.ts';
import { type LockedOrder, setStatus } from './orderQueries.ts';
import { piecesOf, refuseTooMany } from './pickedLines.ts';
import { recordOrderChange } from './recordOrderChange.ts';
import { insertReturn } from './returnQueries.ts';
import { type LinePieces, returnStock, unsoldBy } from './returnStockQueries.ts';

export const deliverInPart: Handler<typeof endpoints.deliverInPart> = async (
  { params: { id }, body },
  context,
) => {
  return inTransaction(context.db, async (trx) => {
    const order = await lockExistingOrder(trx, id);
    const lines = await orderedLinesOf(trx, id);
    refuseDelivery(order, lines, body);
    const rest = restAfter(body.kept, lines);
    await deliver(trx, order, { rest, lines, collected: toPoisha(body.collected), actor: actorOf(context) });
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
  refuseTooMany(kept, lines, { field: 'kept', message: 'No more can be delivered than was ordered' });
  if (toPoisha(collected) > toCollect(order)) {
    throw new Problem('collectedTooHigh', {
      errors: { collected: 'No more can be collected than what is left to pay' },
    });
  }
}

interface Delivery {
  rest: readonly PickedLine[];
  lines: readonly OrderedLine[];
  /** Poisha. */
  collected: number;
  actor: Actor;
}

async function deliver(
  trx: Database,
  order: LockedOrder,
  { rest, lines, collected, actor }: Delivery,
): Promise<void> {
  const { by, now } = actor;
  const pieces = piecesOf(rest, lines);
  const sold = await unsoldBy(trx, order.id, pieces);
  const stock = pieces.length > 0 ? await refuse(trx, order, pieces, actor) : [];
  await setStatus(trx, { id: order.id, status: 'delivered', by, collected, now });
  const items = pieceTexts(rest, lines);
  const details = { poisha: collected, items };
  await recordChange(trx, { orderId: order.id, kind: 'delivered_in_part', details, by, now });
  const event = { action: 'order.deliverInPart', subject: 'order', subjectId: order.id } as const;
  await recordAuditEvent(
    trx,
    { ...event, details: { refused: items.join(', '), collected: toTaka(collected) } },
    actor,
  );
  await recordOrderChange(trx, order, {
    after: { status: 'delivered', collectedPoisha: collected },
    sold,
    stock,
  });
}

/** The pieces come back without a refund: nothing was paid for them. */
async function refuse(trx: Database, order: LockedOrder, pieces: readonly LinePieces[], { by, now }: Actor) {
  const reference = await insertReturn(trx, {
    orderId: order.id,
    reason: 'refused_at_door',
    refundPoisha: 0,
    creditPoisha: 0,
    note: '',
    lines: pieces.map((piece) => ({ ...piece, restocked: true })),
    by,
    now,
  });
  return returnStock(trx, { orderId: order.id, reason: 'return', reference, lines: pieces, by, now });
}
