/** Counts of calls in the database: for all processes together, and across restarts. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';

/** What is counted: so many calls under `key` from the first one on, for so long. */
export interface Counter {
  key: string;
  windowMs: number;
}

export interface Count {
  key: string;
  calls: number;
  /** Until it begins anew. */
  msLeft: number;
}

/** One that ends later than any begun now was begun while the clock was ahead. */
const isOver = (now: number) => sql`(held.expire <= ${now}::bigint or held.expire > excluded.expire)`;

/**
 * One more call under each key, in one statement; a window that is over begins anew. Rows are taken in the order of
 * their keys, so that two who count under the same ones wait for each other and never deadlock.
 */
export async function countCall(db: Database, counters: readonly Counter[], now: number): Promise<Count[]> {
  const keys = counters.map(({ key }) => key);
  const ends = counters.map(({ windowMs }) => now + windowMs);
  const { rows } = await executePrepared(
    db,
    sql<{ key: string; points: number; expire: number }>`
      insert into rate_limits as held (key, points, expire)
      select key, 1, expire from unnest(${keys}::text[], ${ends}::bigint[]) as one_more (key, expire) order by key
      on conflict (key) do update set
        points = case when ${isOver(now)} then 1 else held.points + 1 end,
        expire = case when ${isOver(now)} then excluded.expire else held.expire end
      returning key, points, expire`,
  );
  return rows.map(({ key, points, expire }) => ({ key, calls: points, msLeft: Math.max(0, expire - now) }));
}

/** As if the call had not been made. */
export async function uncountCall(db: Database, counters: readonly Counter[]): Promise<void> {
  const keys = counters.map(({ key }) => key);
  await sql`
    with taken as (select key from rate_limits where key = any(${keys}::text[]) order by key for update)
    update rate_limits held set points = held.points - 1 from taken where held.key = taken.key`.execute(db);
}
