/** Jobs in the database, as graphile-worker keeps them: added with plain SQL, in the transaction of what causes them. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { maxAttempts, type TaskName, type Tasks, taskSeconds } from './tasks.ts';

interface JobOptions {
  /** One waiting job a key: a second takes the place of the first. */
  jobKey?: string;
  /** Jobs of one queue are done one after the other, whoever works. */
  queue?: string;
  /** Lower is sooner; what people wait for is 0. */
  priority?: number;
}

/**
 * The call that adds a job, to be put among what a statement selects or returns: it then costs no round trip of its
 * own. It is run once for each row, and not at all in a part of a statement whose rows nobody reads.
 */
export const jobCall = <Name extends TaskName>(
  task: Name,
  payload: Tasks[Name] | RawBuilder<unknown>,
  { jobKey, queue, priority = 0 }: JobOptions = {},
): RawBuilder<unknown> => {
  const json = 'toOperationNode' in payload ? payload : sql`${JSON.stringify(payload)}::json`;
  const job = sql`row(${task}, ${json}, ${queue ?? null}, null, ${maxAttempts}, ${jobKey ?? null}, ${priority}, null)`;
  return sql`(select id from graphile_worker.add_jobs(array[${job}::graphile_worker.job_spec]))`;
};

/** Adds a job: done once the transaction around it is committed, never if it isn't. */
export async function queueJob<Name extends TaskName>(
  db: Database,
  task: Name,
  payload: Tasks[Name],
  options: JobOptions = {},
): Promise<void> {
  await sql`select ${jobCall(task, payload, options)}`.execute(db);
}

/** Adds a job for each payload, for little more than the price of one. */
export async function queueJobs<Name extends TaskName>(
  db: Database,
  task: Name,
  payloads: readonly Tasks[Name][],
): Promise<void> {
  await sql`
    select count(*) from graphile_worker.add_jobs((
      select array_agg(row(${task}, payload, null, null, ${maxAttempts}, null, 0, null)::graphile_worker.job_spec)
      from json_array_elements(${JSON.stringify(payloads)}::json) listed (payload)))`.execute(db);
}

/** What a worker's connections call themselves, so that each can see whether it is alone. */
export const workerApplication = 'kakon worker';

/**
 * Gives back the jobs that dead workers hold: all of them when this worker is the only one there is, else those held
 * for longer than any living one could.
 */
export async function releaseDeadJobs(
  db: Database,
  own: { application: string; signature: string },
): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_by is not null
      and locked_by <> ${own.signature}
      and (
        locked_at < now() - make_interval(secs => ${2 * taskSeconds})
        or not exists (
          select from pg_stat_activity
          where datname = current_database()
            and application_name like ${`${workerApplication}%`}
            and application_name <> ${own.application}
        )
      )
    having count(*) > 0`.execute(db);
}

export interface JobCount {
  task: string;
  /** For their turn or for another try. */
  waiting: number;
  /** Given up on. */
  failed: number;
}

export async function countJobs(db: Database): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select
      task_identifier as task,
      count(*) filter (where attempts < max_attempts) as waiting,
      count(*) filter (where attempts >= max_attempts) as failed
    from graphile_worker.jobs
    group by task_identifier`.execute(db);
  return rows;
}

/** Thrown where somebody else is at the same thing at this moment. */
export class HeldElsewhere extends Error {
  override readonly name = 'HeldElsewhere';
}

/** Does `work` while nobody else, in any process, does any under the same name; refuses to wait for them. */
export function whileHolding<T>(
  db: Database,
  name: string,
  work: (held: Database) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (held) => {
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_lock(hashtextextended(${name}, 0)) as got`.execute(held);
    if (!rows[0]?.got) throw new HeldElsewhere(`${name} is being worked on elsewhere`);
    try {
      return await work(held);
    } finally {
      // A connection that broke has let go of the lock already.
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(held).catch(() => {});
    }
  });
}
