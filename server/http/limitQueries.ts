/** What has been taken from budgets, in the database. */
import type { Pool } from 'pg';

export interface Count {
  key: string;
  points: number;
  /** Milliseconds: when the budget is whole again. */
  expire: number;
}

/**
 * Adds to all of them at once, each however many ask at the same moment; one whose time is over begins anew. Keys come in
 * one order from everybody, so that nobody waits for each other.
 */
export async function addToCounts(
  pool: Pool,
  keys: readonly string[],
  { points, now, expire }: { points: number; now: number; expire: number },
): Promise<Count[]> {
  const { rows } = await pool.query<Count>({
    name: 'kakon_add_to_counts',
    text: `
      insert into rate_limits as l (key, points, expire)
      select key, $2, $4 from unnest($1::text[]) listed (key)
      on conflict (key) do update set
        points = case when l.expire <= $3 then excluded.points else l.points + excluded.points end,
        expire = case when l.expire <= $3 then excluded.expire else l.expire end
      returning key, points, expire`,
    values: [keys, points, now, expire],
  });
  return rows;
}

export async function forgetCounts(pool: Pool, keys: readonly string[]): Promise<void> {
  await pool.query('delete from rate_limits where key = any ($1)', [keys]);
}
