/** Runs the library's worker once, until it fails or the shop stops. */
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type RunnerOptions, run } from 'graphile-worker';
import type { Log } from '#server/context.ts';

interface Course {
  stopping: AbortSignal;
  /** A worker that began to stop is given up after this. */
  graceMs: number;
  /** Receives the library's id of the worker. */
  onStart: (id: string) => void;
}

/** Rejects if the worker fails. */
export async function runLibraryWorker(
  options: RunnerOptions,
  { stopping, graceMs, onStart }: Course,
): Promise<void> {
  const events = new EventEmitter();
  events.once('pool:create', ({ workerPool }) => onStart(workerPool.id));
  const stuck = rejectWhenStuck(events, graceMs);
  const runner = await run({ ...options, events });
  const stop = () => runner.stop().catch(() => {});
  if (stopping.aborted) stop();
  stopping.addEventListener('abort', stop, { once: true });
  await Promise.race([runner.promise, stuck]).finally(() => {
    // If it is stuck, its timetable would go on beside the next one's.
    stop();
    stopping.removeEventListener('abort', stop);
  });
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
export const workerLog = (log: Log): Logger =>
  new Logger(() => (level, message, details) => {
    // `runTask` logs a failed task already.
    if (details?.failure) return;
    if (level === 'error' || level === 'warning') log.warn({ part: 'jobs' }, message);
  });
