/** Runs jobs while the process lives, and reconnects after an outage of the database. */
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type CronItem, Logger, parseCronItems, type RunnerOptions, run } from 'graphile-worker';
import type { Log } from '#server/context.ts';
import { connect, type Database } from '#server/database/connect.ts';
import type { ConnectionTraits } from '#server/database/connectionTraits.ts';
import type { Tracing } from '#server/tracing/trace.ts';
import { jobLocks } from './jobLocks.ts';
import { releaseDeadJobs } from './jobQueries.ts';
import { runnable } from './runTask.ts';
import type { TaskList, TaskName } from './tasks.ts';

export interface WorkerOptions {
  url: string;
  /** What connections by this URL can do. */
  traits?: ConnectionTraits;
  log: Log;
  tracing?: Tracing | null;
  /** Receives the worker's own connections, so that requests and jobs never wait for each other's. */
  tasks: (db: Database) => TaskList;
  /** For tests: shorter times. */
  times?: Partial<typeof usualTimes>;
}

export interface Worker {
  /** Takes at most nine seconds: running jobs may finish, then are aborted, then are left for a retry. Safe to call twice. */
  stop(): Promise<void>;
}

/** So many jobs run at a time. Most wait for a mail server. */
const concurrency = 2;
/** One to listen, one to fetch and complete jobs, and three for each job: its lock, its task's lock and a spare one. */
const poolSize = 2 + 3 * concurrency;
const releaseEveryMs = 15_000;

const usualTimes = {
  /** New jobs are announced by the database. This is the interval of the search for retries that are due. */
  pollMs: 5_000,
  restartMs: 1_000,
  /** After this the end of a worker aborts a running job. After `graceMs` in all, the worker is given up. */
  finishMs: 4_000,
  graceMs: 8_000,
};

/** A scheduled task. The job key prevents a second waiting job. */
const regular = (task: TaskName, match: string): CronItem => ({ task, match, options: { jobKey: task } });

const timetable = [
  regular('sweep', '17 * * * *'),
  regular('sweepFiles', '47 3 * * 0'),
  regular('countBestSellers', '7 * * * *'),
  regular('releaseOrders', '*/5 * * * *'),
  // The day in Dhaka begins at 18:00 UTC. More often, for a process that was down then.
  regular('expireBatches', '*/10 * * * *'),
];

export function startWorker({ url, traits, log, tracing, tasks, times }: WorkerOptions): Worker {
  const { pollMs, restartMs, finishMs, graceMs } = { ...usualTimes, ...times };
  const { db, pool, close } = connect(url, {
    application: 'kakon worker',
    poolSize,
    traits,
    trace: tracing?.statement,
  });
  const stopping = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => {});
  const locks = jobLocks(pool);
  const options: RunnerOptions = {
    pgPool: pool,
    taskList: runnable(tasks(db), { locks, log, trace: tracing?.trace }),
    parsedCronItems: parseCronItems(timetable),
    logger: workerLog(log),
    concurrency,
    pollInterval: pollMs,
    gracefulShutdownAbortTimeout: finishMs,
    noHandleSignals: true,
    // No batching. With these settings a failure to complete a job ends the worker instead of the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
  /** The library's id of the current worker. */
  let signature: string | null = null;

  /** The ids of earlier workers that failed. */
  const former: string[] = [];

  async function release(): Promise<void> {
    const ended = former.filter((worker) => !locks.isWorking(worker));
    await releaseDeadJobs(db, { signature: signature ?? '', former, ended });
  }

  async function runUntilBroken(): Promise<void> {
    await release();
    const events = new EventEmitter();
    events.once('pool:create', ({ workerPool }) => {
      signature = workerPool.id;
    });
    const stuck = rejectWhenStuck(events, graceMs);
    const runner = await run({ ...options, events });
    const stop = () => runner.stop().catch(() => {});
    if (stopping.signal.aborted) stop();
    stopping.signal.addEventListener('abort', stop, { once: true });
    await Promise.race([runner.promise, stuck]).finally(() => {
      // If it is stuck, its timetable would go on beside the next one's.
      stop();
      if (signature) former.push(signature);
      signature = null;
      stopping.signal.removeEventListener('abort', stop);
    });
  }

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runUntilBroken().catch((error) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'the job worker failed and restarts');
      });
      await pause(restartMs);
    }
  }

  async function keepReleasing(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(releaseEveryMs);
      // Ignore the error: the worker reports it when the database is away.
      if (!stopping.signal.aborted) await release().catch(() => {});
    }
  }

  const ended = Promise.all([keepRunning(), keepReleasing()]);

  async function end(): Promise<void> {
    stopping.abort();
    await Promise.race([ended, wait(graceMs, undefined, { ref: false })]);
    await close();
  }

  let stopped: Promise<void> | undefined;
  return {
    stop() {
      stopped ??= end();
      return stopped;
    },
  };
}

/**
 * The library counts wrongly when two jobs at once could not be marked as done: its worker then takes no more jobs, and its
 * promise never settles (graphile/worker#636).
 */
const rejectWhenStuck = (events: EventEmitter, graceMs: number): Promise<never> =>
  new Promise((_, reject) => {
    events.once('pool:gracefulShutdown', async () => {
      await wait(graceMs, undefined, { ref: false });
      reject(new Error('the worker failed and did not end'));
    });
  });

/** Logs only the message of warnings and errors, because the library's details contain whole jobs with their payload. */
const workerLog = (log: Log): Logger =>
  new Logger(() => (level, message, details) => {
    // `runTask` logs a failed task already.
    if (details?.failure) return;
    if (level === 'error' || level === 'warning') log.warn({ part: 'jobs' }, message);
  });
