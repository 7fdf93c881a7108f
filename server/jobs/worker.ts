/** Works on jobs as they come in, for as long as the process lives, whatever becomes of the database meanwhile. */
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type CronItem, parseCronItems, type RunnerOptions, run } from 'graphile-worker';
import { connect, type Database } from '#server/database/connect.ts';
import type { Log } from '#server/http/context.ts';
import { releaseDeadJobs, workerApplication } from './jobQueries.ts';
import { runnable } from './runTask.ts';
import type { TaskList, TaskName } from './tasks.ts';
import { workerLog } from './workerLog.ts';

interface WorkerOptions {
  url: string;
  log: Log;
  /** Given the worker's own connections, so that requests and jobs never wait for each other's. */
  tasks: (db: Database) => TaskList;
  /** Makes jobs of what others have only written down. */
  gather: (db: Database) => Promise<void>;
  /** New jobs are announced; this often it is looked for those whose time for another try has come. */
  pollMs?: number;
}

export interface Worker {
  /** Within nine seconds: jobs at work are let finish, then told to stop, then left for a later try. Safe to call twice. */
  stop(): Promise<void>;
}

/** As many mail servers' answers are waited for at a time. */
const concurrency = 2;
/** One to listen, one to fetch and settle jobs, and for each job one to hold its lock and one to spare. */
const poolSize = 2 + 2 * concurrency;
const restartMs = 1_000;
const releaseEveryMs = 60_000;
const gatherEveryMs = 500;
/** After this a job at work is told to stop; after `graceMs` in all nobody waits for it any more. */
const finishMs = 4_000;
const graceMs = 8_000;

const hourly: CronItem & { task: TaskName } = {
  task: 'sweep',
  match: '17 * * * *',
  options: { jobKey: 'sweep' },
};

export function startWorker({ url, log, tasks, gather, pollMs = 5_000 }: WorkerOptions): Worker {
  const application = `${workerApplication} ${randomUUID()}`;
  const { db, pool, close } = connect(url, { application, poolSize });
  const ending = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: ending.signal }).catch(() => {});
  const options: RunnerOptions = {
    pgPool: pool,
    taskList: runnable(tasks(db), log),
    parsedCronItems: parseCronItems([hourly]),
    logger: workerLog(log),
    concurrency,
    pollInterval: pollMs,
    gracefulShutdownAbortTimeout: finishMs,
    noHandleSignals: true,
    // Settled one by one all the same, but a failure to do so then ends the worker instead of the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
  /** What the library signs the jobs with that it holds. */
  let signature: string | null = null;

  const release = () => releaseDeadJobs(db, { application, signature: signature ?? '' });

  async function runUntilBroken(): Promise<void> {
    await release();
    const events = new EventEmitter();
    events.once('pool:create', ({ workerPool }) => {
      signature = workerPool.id;
    });
    const runner = await run({ ...options, events });
    const stop = () => runner.stop().catch(() => {});
    if (ending.signal.aborted) stop();
    ending.signal.addEventListener('abort', stop, { once: true });
    await runner.promise.finally(() => {
      signature = null;
      ending.signal.removeEventListener('abort', stop);
    });
  }

  async function keepRunning(): Promise<void> {
    while (!ending.signal.aborted) {
      await runUntilBroken().catch((error) => {
        if (!ending.signal.aborted) log.warn({ err: error }, 'the job worker broke off and is begun again');
      });
      await pause(restartMs);
    }
  }

  async function keepDoing(chore: () => Promise<unknown>, everyMs: number): Promise<void> {
    while (!ending.signal.aborted) {
      await pause(everyMs);
      // A database that is away is told of where jobs are fetched.
      if (!ending.signal.aborted) await chore().catch(() => {});
    }
  }

  const ended = Promise.all([
    keepRunning(),
    keepDoing(release, releaseEveryMs),
    keepDoing(() => gather(db), gatherEveryMs),
  ]);

  async function end(): Promise<void> {
    ending.abort();
    await Promise.race([ended, wait(graceMs, undefined, { ref: false })]);
    await Promise.race([close(), wait(500, undefined, { ref: false })]);
  }

  let stopped: Promise<void> | undefined;
  return {
    stop() {
      stopped ??= end();
      return stopped;
    },
  };
}
