/** The orders before and after another one in the admin's list. The list may no longer hold that one. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { matching, type OrderFilter } from './orderListQueries.ts';

/** Null when there is no such order. */
export async function findPlacedAt(db: Database, id: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`select created_at as at from orders where id = ${id}`.execute(db);
  return rows[0]?.at ?? null;
}

interface Place {
  id: string;
  placedAt: Date;
  side: 'newer' | 'older';
}

/** The nearest match on one side, along the index of the list's order. Null at its end. */
export async function nearestOrder(
  db: Database,
  filter: OrderFilter,
  { id, placedAt, side }: Place,
): Promise<{ id: string; placedAt: Date } | null> {
  const matches = await matching(db, filter);
  const [compared, order] = side === 'older' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const { rows } = await sql<{ id: string; placedAt: Date }>`
    select id, "placedAt" from (select s.order_id as id, s.created_at as "placedAt" ${matches}) matches
    where ("placedAt", id) ${compared} (${placedAt}::timestamptz, ${id}::uuid)
    order by "placedAt" ${order}, id ${order} limit 1`.execute(db);
  return rows[0] ?? null;
}
