/** What orders write: the growth of tables with their indexes, and of PostgreSQL's log. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface Written {
  /** Bytes of log since the server was made. */
  log: number;
  /** Bytes by table, with its indexes. */
  tables: Map<string, number>;
}

export async function written(db: Database): Promise<Written> {
  const { rows: logs } = await sql<{ bytes: number }>`
    select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes`.execute(db);
  // A partition counts for its table.
  const { rows } = await sql<{ name: string; bytes: number }>`
    select coalesce(parent.relname, c.relname)::text as name, sum(pg_total_relation_size(c.oid))::float8 as bytes
    from pg_class c
    left join pg_inherits i on i.inhrelid = c.oid
    left join pg_class parent on parent.oid = i.inhparent
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by 1`.execute(db);
  return { log: logs[0]?.bytes ?? 0, tables: new Map(rows.map(({ name, bytes }) => [name, bytes])) };
}
