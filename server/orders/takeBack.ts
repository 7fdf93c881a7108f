/** Pieces of a delivered order come back: they no longer count as sold, and what is whole returns to stock. */
import type { PickedLine, ReturnReason } from '#domain/orderReturns.ts';
import type { Database } from '#server/database/connect.ts';
import type { SalesChange, StockChange } from '#server/outbox/events.ts';
import type { OrderedLine } from './orderLineQueries.ts';
import { piecesOf } from './pickedLines.ts';
import { addRefund, insertReturn } from './returnQueries.ts';
import { returnStock, unsoldBy } from './returnStockQueries.ts';

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

/** The caller holds the order's lock and has checked the pieces and the amounts. */
export async function takeBack(
  trx: Database,
  { picked, lines, ...back }: TakenBack,
): Promise<{ returnId: string; sold: SalesChange[]; stock: StockChange[] }> {
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
  return { returnId, sold, stock };
}
