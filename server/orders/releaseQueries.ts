import { sql } from 'kysely';
import { confirmations, confirmationValues } from '#domain/orderCalls.ts';
import type { Database } from '#server/database/connect.ts';

const awaiting = confirmationValues.filter((confirmation) => confirmations[confirmation].awaits);

/**
 * Orders that have waited too long for a confirmation, oldest first. Reads the index of orders that wait for a call.
 */
export async function findUnconfirmed(db: Database, placedUntil: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select order_id as id from order_states
    where status = 'pending' and confirmation = any(${awaiting}) and created_at <= ${placedUntil}
    order by created_at, order_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
