/** How far the standbys of this database are behind it, and how many commits wait for them. */
import { sql } from 'kysely';
import type { Database } from './connect.ts';

export interface Replication {
  /** Nobody without the role pg_monitor, and with one machine. */
  standbys: { standby: string; seconds: number }[];
  waitingCommits: number;
}

export async function readReplication(db: Database): Promise<Replication> {
  const { rows: standbys } = await sql<Replication['standbys'][number]>`
    select application_name as standby, coalesce(extract(epoch from replay_lag), 0)::float8 as seconds
    from pg_stat_replication where state = 'streaming'`.execute(db);
  const { rows } = await sql<{ waitingCommits: number }>`
    select count(*) as "waitingCommits" from pg_stat_activity where wait_event = 'SyncRep'`.execute(db);
  return { standbys, waitingCommits: rows[0]?.waitingCommits ?? 0 };
}
