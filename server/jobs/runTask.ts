/** The shop's tasks in the form the library calls them, each held to its time. */
import type { JobHelpers, TaskList as LibraryTasks } from 'graphile-worker';
import type { Log } from '#server/http/context.ts';
import { type JobRun, type Task, type TaskList, taskSeconds } from './tasks.ts';

export const runnable = (tasks: TaskList, log: Log): LibraryTasks =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, helpers: JobHelpers) => runTask(name, task as Task, payload, helpers, log),
    ]),
  );

async function runTask(
  name: string,
  task: Task,
  payload: unknown,
  helpers: JobHelpers,
  log: Log,
): Promise<void> {
  const { attempts, max_attempts } = helpers.job;
  const timeUp = AbortSignal.timeout(taskSeconds * 1000);
  const signal = AbortSignal.any([timeUp, helpers.abortSignal]);
  const run: JobRun = { attempt: attempts, isLastAttempt: attempts >= max_attempts, signal, log };
  try {
    await untilAborted(task(payload as never, run), signal);
  } catch (error) {
    const left = max_attempts - attempts;
    log.warn({ task: name, attempt: attempts, left, err: error }, `a job failed: ${name}`);
    throw error;
  }
}

/** What a task keeps doing after its signal is its own fault; nobody waits for it. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => setImmediate(() => reject(new Error('the job was told to stop')));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
