import { sql } from 'kysely';
import type { ClosingReason } from '#domain/orderClosing.ts';
import type { Database } from '#server/database/connect.ts';

interface Closing {
  orderId: string;
  reason: ClosingReason;
  note: string;
  chargePoisha: number;
  by: string;
  now: Date;
}

/** The caller holds the order's lock. */
export async function insertClosing(trx: Database, closing: Closing): Promise<void> {
  const { orderId, reason, note, chargePoisha, by, now } = closing;
  await sql`
    insert into order_closings (order_id, reason, note, courier_charge, closed_by, closed_at)
    values (${orderId}, ${reason}, ${note}, ${chargePoisha}, ${by}, ${now})`.execute(trx);
}
