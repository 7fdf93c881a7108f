/** Adapts the shop's tasks to the library and limits the time of each. */
import type { JobHelpers, TaskList as LibraryTasks } from 'graphile-worker';
import type { Log } from '#server/context.ts';
import { type Trace, untraced } from '#server/tracing/trace.ts';
import type { JobLocks } from './jobLocks.ts';
import { type JobRun, type Task, type TaskList, taskSeconds } from './tasks.ts';

interface Surroundings {
  locks: JobLocks;
  log: Log;
  trace?: Trace;
}

export const runnable = (tasks: TaskList, surroundings: Surroundings): LibraryTasks =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, helpers: JobHelpers) =>
        runTask(name, (run) => (task as Task)(payload as never, run), { ...surroundings, helpers }),
    ]),
  );

async function runTask(
  name: string,
  task: (run: JobRun) => Promise<void>,
  { helpers, locks, log, trace = untraced }: Surroundings & { helpers: JobHelpers },
): Promise<void> {
  const { id, locked_by, attempts, max_attempts } = helpers.job;
  try {
    const release = await locks.lock({ id, worker: locked_by ?? '' });
    const timeUp = AbortSignal.timeout(taskSeconds * 1000);
    const signal = AbortSignal.any([timeUp, helpers.abortSignal]);
    const run: JobRun = { attempt: attempts, isLastAttempt: attempts >= max_attempts, signal, log };
    const reasonToStop = () =>
      timeUp.aborted ? `the task took longer than ${taskSeconds} seconds` : 'the worker is stopping';
    const traced = trace({ name: `job ${name}`, attributes: { attempt: attempts } }, () => task(run));
    await untilAborted(traced.finally(release), signal, reasonToStop);
  } catch (error) {
    const left = max_attempts - attempts;
    log.warn({ task: name, attempt: attempts, left, err: error }, `a job failed: ${name}`);
    throw error;
  }
}

/** Do not wait for a task that ignores its abort signal. Its job stays locked until it ends. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal, reasonToStop: () => string): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => setImmediate(() => reject(new Error(reasonToStop())));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
