/** What the shop does behind its answers: the name of each task and what a job of it carries. */
import type { Log } from '#server/http/context.ts';

export interface Tasks {
  sendMail: { kind: string; subject: string };
  sendResetCode: { request: string; email: string; askedAt: string };
  /** Makes the sizes of a photo that pages show, before anybody asks. */
  warmPhoto: { photo: string };
  sweep: Record<string, unknown>;
}

export type TaskName = keyof Tasks;

/** What a task knows of the job it works on. */
export interface JobRun {
  /** Counts from 1. */
  attempt: number;
  /** True when a failure now is the last: the job will not be tried again. */
  isLastAttempt: boolean;
  /** Aborted when the task has had its time or the process is about to end. What it then does not stop may be done twice. */
  signal: AbortSignal;
  log: Log;
}

export type Task<Name extends TaskName = TaskName> = (payload: Tasks[Name], run: JobRun) => Promise<void>;

/** Every task has somebody who does it. */
export type TaskList = { readonly [Name in TaskName]: Task<Name> };

/** Each try waits e times longer than the one before, up to six hours: the last comes after about four days. */
export const maxAttempts = 25;

/** No task takes longer. A job that is held for twice this is held by nobody who lives. */
export const taskSeconds = 60;
