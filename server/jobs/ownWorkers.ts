/** The library's workers of this process. There is one at a time: when it fails, the next one starts. */
import type { Database } from '#server/database/connect.ts';
import type { JobLocks } from './jobLocks.ts';
import { releaseDeadJobs } from './jobQueries.ts';

export interface OwnWorkers {
  /** `id`: the library's id of the new worker. */
  started(id: string): void;
  /** The current worker has failed or was stopped. */
  ended(): void;
  /** Releases the jobs of dead workers, of this process and of others, so that living ones take them. */
  releaseDeadJobs(): Promise<void>;
}

export function ownWorkers(db: Database, locks: JobLocks): OwnWorkers {
  let current: string | null = null;
  const former: string[] = [];
  return {
    started(id) {
      current = id;
    },
    ended() {
      if (current) former.push(current);
      current = null;
    },
    async releaseDeadJobs() {
      const ended = former.filter((worker) => !locks.isWorking(worker));
      await releaseDeadJobs(db, { current: current ?? '', former, ended });
    },
  };
}
