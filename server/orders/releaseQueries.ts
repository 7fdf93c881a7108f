import { sql } from 'kysely';
import { confirmationsAwaitingCall } from '#domain/orderCalls.ts';
import type { Database } from '#server/database/connect.ts';

/**
 * Orders that have waited too long for a confirmation, oldest first. Reads the index of orders that wait for a call. Those
 * that are paid, booked or printed stay, and must not fill the limit.
 */
export async function findUnconfirmed(db: Database, placedUntil: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.order_id as id from order_states s join orders o on o.id = s.order_id
    where s.status = 'pending' and s.confirmation = any(${confirmationsAwaitingCall}) and s.created_at <= ${placedUntil}
      and o.paid = 0 and o.booked_at is null and o.printed_at is null
    order by s.created_at, s.order_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
