/**
 * An admin ends an order that will not be delivered. What is back on the shelf can be sold again. The rest is written
 * off: it is neither in stock nor sold.
 */
import type { Input } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { toPoisha } from '#domain/money.ts';
import { type ClosingReason, mayClose, usuallyBack } from '#domain/orderClosing.ts';
import { pieceTexts } from '#domain/orderReturns.ts';
import { Problem } from '#domain/problems.ts';
import { type Actor, actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { giveBackUse } from '#server/coupons/useQueries.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { orderReturnTexts } from '#texts/orderReturns.ts';
import { changedOrder } from './adminOrders.ts';
import { insertClosing } from './closeQueries.ts';
import { addToTimeline } from './lifecycleQueries.ts';
import { lockExistingOrder } from './lockExistingOrder.ts';
import { orderedLinesOf } from './orderLineQueries.ts';
import { type LockedOrder, setStatus } from './orderQueries.ts';
import { piecesOf, refuseTooMany } from './pickedLines.ts';
import { recordOrderChange } from './recordOrderChange.ts';
import { type LinePieces, linesOf, returnStock, unsoldBy } from './returnStockQueries.ts';

export const closeOrder: Handler<typeof endpoints.closeOrder> = async ({ params: { id }, body }, context) => {
  return inTransaction(context.db, async (trx) => {
    const order = await lockExistingOrder(trx, id);
    if (!mayClose(order.status)) throw new Problem('orderAlreadyClosed');
    const lines = await orderedLinesOf(trx, id);
    const back = body.returned ?? usuallyBack(body.reason, lines);
    refuseTooMany(back, lines, { field: 'returned', message: orderReturnTexts.tooManyBack });
    const actor = actorOf(context);
    await giveBack(trx, order, { pieces: piecesOf(back, lines), closing: body.reason, actor });
    await noteClosing(trx, order, { ...body, items: pieceTexts(back, lines), actor });
    return changedOrder(trx, id);
  });
};

/** Nothing of the order counts as sold any more, and what is back can be sold again. */
async function giveBack(
  trx: Database,
  order: LockedOrder,
  { pieces, closing, actor }: { pieces: readonly LinePieces[]; closing: ClosingReason; actor: Actor },
): Promise<void> {
  const { by, now } = actor;
  await giveBackUse(trx, order);
  const sold = await unsoldBy(trx, order.id, await linesOf(trx, order.id));
  const stock = await returnStock(trx, { orderId: order.id, reason: 'cancel', lines: pieces, by, now });
  await setStatus(trx, { id: order.id, status: 'cancelled', by, now });
  await recordOrderChange(trx, order, { after: { status: 'cancelled' }, closing, sold, stock });
}

type Closing = Input<typeof endpoints.closeOrder>['body'] & { items: string[]; actor: Actor };

async function noteClosing(trx: Database, order: LockedOrder, closing: Closing): Promise<void> {
  const { reason, note, courierCharge, items, actor } = closing;
  const { by, now } = actor;
  await insertClosing(trx, {
    orderId: order.id,
    reason,
    note,
    chargePoisha: toPoisha(courierCharge),
    by,
    now,
  });
  await addToTimeline(trx, { orderId: order.id, kind: 'closed', details: { reason, items }, by, now });
  const details = {
    status: { from: order.status, to: 'cancelled' },
    reason,
    returned: items.join(', '),
    ...(note && { note }),
    ...(courierCharge > 0 && { courierCharge }),
  };
  await recordAuditEvent(
    trx,
    { action: 'order.close', subject: 'order', subjectId: order.id, details },
    actor,
  );
}
