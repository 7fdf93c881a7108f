/** Changes the queued jobs by the public functions of the job queue. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** As if every retry that is waiting had its turn now. */
export const makeJobsDue = (db: Database) =>
  sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs`.execute(
    db,
  );

/** Also deletes the jobs that a stopped worker still holds. */
export async function deleteJobs(db: Database): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs`.execute(db);
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`.execute(db);
}
