/** Writes what came back of a delivered order. */
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { ReturnReason } from '#domain/orderReturns.ts';
import type { Database } from '#server/database/connect.ts';

export interface NewReturn {
  orderId: string;
  reason: ReturnReason;
  /** Paid back. */
  refundPoisha: number;
  /** Moved to the order of an exchange. */
  creditPoisha: number;
  note: string;
  /** `position` is the place of the line in `order_lines`. */
  lines: readonly { position: number; quantity: number; restocked: boolean }[];
  by: string;
  now: Date;
}

/** Returns the return's id. The caller holds the order's lock. */
export async function insertReturn(trx: Database, back: NewReturn): Promise<string> {
  const id = newId();
  await sql`
    insert into order_returns (id, order_id, reason, refund, credit, note, returned_by, returned_at)
    values (${id}, ${back.orderId}, ${back.reason}, ${back.refundPoisha}, ${back.creditPoisha}, ${back.note}, ${back.by}, ${back.now})`.execute(
    trx,
  );
  await sql`
    insert into order_return_lines (return_id, position, quantity, restocked)
    select ${id}::uuid, position, quantity, restocked
    from json_to_recordset(${JSON.stringify(back.lines)}::json) as l (position int, quantity int, restocked bool)`.execute(
    trx,
  );
  return id;
}

/** Adds to what was paid back. The caller holds the order's lock. */
export async function addRefund(
  trx: Database,
  { orderId, poisha, now }: { orderId: string; poisha: number; now: Date },
): Promise<void> {
  await sql`
    update orders set refunded = refunded + ${poisha}, version = version + 1, updated_at = ${now}
    where id = ${orderId}`.execute(trx);
}
