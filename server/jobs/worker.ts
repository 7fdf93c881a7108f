/** Runs jobs while the process lives, and reconnects after an outage of the database. */
import { setTimeout as wait } from 'node:timers/promises';
import type { RunnerOptions } from 'graphile-worker';
import type { Log } from '#server/context.ts';
import { connect, type Database } from '#server/database/connect.ts';
import type { ConnectionTraits } from '#server/database/connectionTraits.ts';
import type { Tracing } from '#server/tracing/trace.ts';
import { jobLocks } from './jobLocks.ts';
import { runLibraryWorker, workerLog } from './libraryWorker.ts';
import { type OwnWorkers, ownWorkers } from './ownWorkers.ts';
import { runnable } from './runTask.ts';
import type { TaskList } from './tasks.ts';
import { timetable } from './timetable.ts';

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

export function startWorker({ url, traits, log, tracing, tasks, times }: WorkerOptions): Worker {
  const { pollMs, restartMs, finishMs, graceMs } = { ...usualTimes, ...times };
  const { db, pool, close } = connect(url, {
    application: 'kakon worker',
    poolSize,
    traits,
    trace: tracing?.statement,
  });
  const locks = jobLocks(pool);
  const options: RunnerOptions = {
    pgPool: pool,
    taskList: runnable(tasks(db), { locks, log, trace: tracing?.trace }),
    parsedCronItems: timetable,
    logger: workerLog(log),
    concurrency,
    pollInterval: pollMs,
    gracefulShutdownAbortTimeout: finishMs,
    noHandleSignals: true,
    // No batching. With these settings a failure to complete a job ends the worker instead of the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
  const stopping = new AbortController();
  const signal = stopping.signal;
  const workers = ownWorkers(db, locks);

  async function runUntilBroken(): Promise<void> {
    await workers.releaseDeadJobs();
    const running = runLibraryWorker(options, { stopping: signal, graceMs, onStart: workers.started });
    await running.finally(workers.ended);
  }

  const ended = Promise.all([
    keepRunning(runUntilBroken, { restartMs, stopping: signal, log }),
    keepReleasing(workers, signal),
  ]);

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

/** Ends early when the worker stops. */
const pause = (ms: number, stopping: AbortSignal) =>
  wait(ms, undefined, { signal: stopping }).catch(() => {});

async function keepRunning(
  runUntilBroken: () => Promise<void>,
  { restartMs, stopping, log }: { restartMs: number; stopping: AbortSignal; log: Log },
): Promise<void> {
  while (!stopping.aborted) {
    await runUntilBroken().catch((error) => {
      if (!stopping.aborted) log.warn({ err: error }, 'the job worker failed and restarts');
    });
    await pause(restartMs, stopping);
  }
}

async function keepReleasing(workers: OwnWorkers, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await pause(releaseEveryMs, stopping);
    // Ignore the error: the worker reports it when the database is away.
    if (!stopping.aborted) await workers.releaseDeadJobs().catch(() => {});
  }
}
