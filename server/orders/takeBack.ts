/** Pieces of a delivered order come back: they no longer count as sold, and what is whole returns to stock. */
import { mayReturn, type PickedLine, type ReturnReason } from '#domain/orderReturns.ts';
import { Problem } from '#domain/problems.ts';
import type { Database } from '#server/database/connect.ts';
import type { OrderChanged } from '#server/outbox/events.ts';
import { lockExistingOrder } from './lockExistingOrder.ts';
import { type OrderedLine, orderedLinesOf } from './orderLineQueries.ts';
import type { LockedOrder } from './orderQueries.ts';
import { piecesOf, refuseTooMany } from './pickedLines.ts';
import { addRefund, insertReturn } from './returnQueries.ts';
import { returnStock, unsoldBy } from './returnStockQueries.ts';

/** Locks the order of which these pieces come back. Refuses one that was not delivered, and pieces that it does not have. */
export async function lockReturningOrder(
  trx: Database,
  id: string,
  picked: readonly PickedLine[],
): Promise<{ order: LockedOrder; lines: readonly OrderedLine[] }> {
  const order = await lockExistingOrder(trx, id);
  if (!mayReturn(order.status)) throw new Problem('orderNotDelivered');
  const lines = await orderedLinesOf(trx, id);
  refuseTooMany(picked, lines, { field: 'lines' });
  return { order, lines };
}

interface TakenBack {
  orderId: string;
  /** All lines of the order. */
  lines: readonly OrderedLine[];
  picked: readonly (PickedLine & { restock: boolean })[];
  reason: ReturnReason;
  /** Paid back, in poisha. */
  refundPoisha: number;
  /** Moved to the order of an exchange, in poisha. */
  creditPoisha: number;
  note: string;
  by: string;
  now: Date;
}

/**
 * Returns what the event of the order says of it: the customer is notified if money is paid back. The caller holds the order's
 * lock and has checked the pieces and the amounts.
 */
export async function takeBack(
  trx: Database,
  { picked, lines, ...back }: TakenBack,
): Promise<Pick<OrderChanged, 'sold' | 'stock' | 'mail'>> {
  const { orderId, by, now } = back;
  const returned = picked.flatMap((pick) =>
    piecesOf([pick], lines).map((piece) => ({ ...piece, restocked: pick.restock })),
  );
  const returnId = await insertReturn(trx, { ...back, lines: returned });
  await addRefund(trx, { orderId, poisha: back.refundPoisha + back.creditPoisha, now });
  const sold = await unsoldBy(trx, orderId, returned);
  const whole = returned.filter(({ restocked }) => restocked);
  const given = { orderId, reason: 'return', reference: returnId, lines: whole, by, now } as const;
  const stock = await returnStock(trx, given);
  const mail = { kind: 'orderReturned', subject: returnId } as const;
  return { sold, stock, ...(back.refundPoisha > 0 && { mail }) };
}
