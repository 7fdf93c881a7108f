/** Jobs of graphile-worker. They are added with plain SQL, in the transaction that causes them. */
import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { maxAttempts, type TaskName, type Tasks, takeoverSeconds, turnOf } from './tasks.ts';

interface JobOptions {
  /** There is one waiting job per key. A second replaces the first. */
  jobKey?: string;
  /** Not before this moment. */
  runAt?: Date;
}

/**
 * Adds a job for each payload in one statement. They run after the surrounding transaction has committed, and never if that
 * rolls back.
 */
export async function queueJobs<Name extends TaskName>(
  db: Database,
  task: Name,
  payloads: readonly Tasks[Name][],
  { jobKey, runAt }: JobOptions = {},
): Promise<void> {
  const { priority, queue } = turnOf(task);
  const job = sql`row(${task}, payload, ${queue ?? null}, ${runAt?.toISOString() ?? null}::timestamptz, ${maxAttempts}, ${jobKey ?? null}, ${priority}, null)`;
  const adding = sql`
    select count(*) from graphile_worker.add_jobs((
      select array_agg(${job}::graphile_worker.job_spec)
      from json_array_elements(${JSON.stringify(payloads)}::json) listed (payload)))`;
  await executePrepared(db, adding);
}

export const queueJob = <Name extends TaskName>(
  db: Database,
  task: Name,
  payload: Tasks[Name],
  options: JobOptions = {},
): Promise<void> => queueJobs(db, task, [payload], options);

interface WorkerIds {
  /** The current worker of this process, or empty. */
  current: string;
  /** Earlier workers of this process that failed. */
  former: readonly string[];
  /** Those of `former` whose work has ended. */
  ended: readonly string[];
}

/**
 * Releases the jobs of dead workers. A worker of another process is dead if it holds a job longer than a living one could.
 * That it has no connections proves nothing: after a failover it may still be working.
 */
export async function releaseDeadJobs(db: Database, own: WorkerIds): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_by is not null
      and locked_by <> ${own.current}
      and (
        locked_by = any(${own.ended})
        or locked_by <> all(${own.former}) and locked_at < now() - make_interval(secs => ${takeoverSeconds})
      )
    having count(*) > 0`.execute(db);
}

export interface JobCount {
  task: string;
  /** Waiting to run or to be retried. */
  waiting: number;
  /** Out of attempts. */
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

/** Thrown if another process does the same work at this moment. */
export class LockedElsewhere extends Error {
  override readonly name = 'LockedElsewhere';
}

const lockingJob = { name: 'lock job', text: 'select pg_try_advisory_lock(hashtextextended($1, 0)) as got' };
const unlockingJob = { name: 'unlock job', text: 'select pg_advisory_unlock(hashtextextended($1, 0))' };
const lockOfJob = (id: string) => [`job ${id}`];

/** False if the job is locked already. The connection owns the lock. */
export async function tryToLockJob(client: ClientBase, id: string): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>({ ...lockingJob, values: lockOfJob(id) });
  return rows[0]?.got === true;
}

export async function unlockJob(client: ClientBase, id: string): Promise<void> {
  await client.query({ ...unlockingJob, values: lockOfJob(id) });
}

/** Runs `work` under a named lock of all processes. Throws instead of waiting if the lock is taken. */
export function withNamedLock<T>(
  db: Database,
  name: string,
  work: (held: Database) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (held) => {
    const locking = sql<{ got: boolean }>`select pg_try_advisory_lock(hashtextextended(${name}, 0)) as got`;
    const { rows } = await executePrepared(held, locking);
    if (!rows[0]?.got) throw new LockedElsewhere(`${name} is being worked on elsewhere`);
    try {
      return await work(held);
    } finally {
      // A broken connection has released the lock already.
      const unlocking = sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`;
      await executePrepared(held, unlocking).catch(() => {});
    }
  });
}
