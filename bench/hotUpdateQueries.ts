/** Updates of each table since the last reset, and how many of them changed no index (heap-only tuples). */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface Updates {
  name: string;
  updates: number;
  hot: number;
}

/** Each connection reports its counts when it is idle, at most once a second. */
export async function updatesOf(db: Database, tables: readonly string[]): Promise<Updates[]> {
  await reportAll(db);
  const { rows } = await sql<Updates>`
    select relname as name, n_tup_upd::float8 as updates, n_tup_hot_upd::float8 as hot
    from pg_stat_user_tables where schemaname = 'public' and relname = any(${[...tables]})
    order by relname`.execute(db);
  return rows;
}

/** Every connection of the pool runs one: none is free until all have begun. */
async function reportAll(db: Database): Promise<void> {
  const connections = Array.from({ length: 10 });
  await Promise.all(connections.map(() => sql`select pg_stat_force_next_flush(), pg_sleep(0.1)`.execute(db)));
}
