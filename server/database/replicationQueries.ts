/** How far the standbys of this database are behind it, and how many commits wait for them. */
import { sql } from 'kysely';
import type { Database } from './connect.ts';

export interface Replication {
  /** Nobody without the role pg_monitor, and with one machine. */
  standbys: { standby: string; seconds: number }[];
  waitingCommits: number;
  /** How long the longest of them has waited. In normal operation each waits for milliseconds. */
  longestCommitSeconds: number;
}

export async function readReplication(db: Database): Promise<Replication> {
  const { rows: standbys } = await sql<Replication['standbys'][number]>`
    select application_name as standby, coalesce(extract(epoch from replay_lag), 0)::float8 as seconds
    from pg_stat_replication where state = 'streaming'`.execute(db);
  const { rows } = await sql<Pick<Replication, 'waitingCommits' | 'longestCommitSeconds'>>`
    select
      count(*) as "waitingCommits",
      coalesce(extract(epoch from max(clock_timestamp() - query_start)), 0)::float8 as "longestCommitSeconds"
    from pg_stat_activity where wait_event = 'SyncRep'`.execute(db);
  return { standbys, ...(rows[0] ?? { waitingCommits: 0, longestCommitSeconds: 0 }) };
}
