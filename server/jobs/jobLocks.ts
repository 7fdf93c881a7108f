/**
 * The jobs that this process works on. Each stays locked until its work has really ended, even after its timeout: in this
 * process by a map, against other processes by a lock in the database. If the lock's connection breaks, the work goes on,
 * because a sent mail must still be marked. Other processes release the job only after its time is over.
 */
import type { Pool } from 'pg';
import { LockedElsewhere, tryToLockJob, unlockJob } from './jobQueries.ts';

interface JobOfWorker {
  id: string;
  /** The library's id of the worker that took the job. */
  worker: string;
}

type Release = () => Promise<void>;

export interface JobLocks {
  /** Throws `LockedElsewhere` if this or another process works on the job. */
  lock(job: JobOfWorker): Promise<Release>;
  /** True while any job of this worker is running. */
  isWorking(worker: string): boolean;
}

export function jobLocks(pool: Pool): JobLocks {
  const workers = new Map<string, string>();
  return {
    async lock({ id, worker }) {
      if (workers.has(id)) throw new LockedElsewhere(`job ${id} is still being worked on`);
      workers.set(id, worker);
      const forget = () => void workers.delete(id);
      try {
        const unlock = await lockJob(pool, id);
        return () => unlock().finally(forget);
      } catch (error) {
        forget();
        throw error;
      }
    },
    isWorking: (worker) => [...workers.values()].includes(worker),
  };
}

async function lockJob(pool: Pool, id: string): Promise<Release> {
  const client = await pool.connect();
  let isBroken = false;
  const noteBreak = () => {
    isBroken = true;
  };
  client.on('error', noteBreak);
  const releaseConnection = () => {
    client.off('error', noteBreak);
    client.release(isBroken);
  };
  try {
    if (!(await tryToLockJob(client, id)))
      throw new LockedElsewhere(`job ${id} is being worked on elsewhere`);
  } catch (error) {
    releaseConnection();
    throw error;
  }
  // A broken connection has released the lock already.
  return () => unlockJob(client, id).catch(noteBreak).finally(releaseConnection);
}
