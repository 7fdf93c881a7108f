/** The audit log has a partition for each month. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** This month and the next two: a shop that is off for weeks starts with a partition, too. */
const monthsAhead = 3;

export async function addAuditPartitions(db: Database, now: Date): Promise<void> {
  await sql`select audit_log_add_partitions((${now}::timestamptz at time zone 'UTC')::date, ${monthsAhead})`.execute(
    db,
  );
}
