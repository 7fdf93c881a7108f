import type { Job, JobHelpers } from 'graphile-worker';
import { afterEach, expect, it, vi } from 'vitest';
import { recordingLog } from '#server/testing/logs.ts';
import { runnable } from './runTask.ts';
import type { Task, TaskList } from './tasks.ts';

afterEach(() => vi.restoreAllMocks());

const endless = () => new Promise<void>(() => {});

/** Runs the task as a job of the library. Returns the error with which it ended. */
async function errorOf(sweep: Task<'sweep'>, abortSignal: AbortSignal): Promise<string> {
  const job = { id: '1', locked_by: 'worker', attempts: 1, max_attempts: 25 } as Job;
  const locks = { lock: async () => async () => {}, isWorking: () => false };
  const tasks = runnable({ sweep } as TaskList, { locks, log: recordingLog() });
  const run = tasks.sweep?.({}, { job, abortSignal } as JobHelpers) as Promise<void>;
  return run.then(String, ({ message }: Error) => message);
}

it('a task over its time limit ends with an error that says so', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await errorOf(endless, new AbortController().signal)).toBe('the task took longer than 60 seconds');
});

it('a task that the stop of the worker interrupts ends with an error that says so', async () => {
  expect(await errorOf(endless, AbortSignal.abort())).toBe('the worker is stopping');
});

it('a task that fails ends with its own error', async () => {
  const failing = () => Promise.reject(new Error('the mail server is away'));
  expect(await errorOf(failing, new AbortController().signal)).toBe('the mail server is away');
});
