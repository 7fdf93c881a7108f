/** The shop's background tasks and the payload of each. */

import type { Log } from '#server/context.ts';
import type { Language } from '#texts/language.ts';

export interface Tasks {
  sendMail: { kind: string; subject: string };
  sendResetCode: { request: string; email: string; askedAt: string };
  sendSms: { kind: string; subject: string };
  sendPhoneCode: { request: string; phone: string; language: Language; askedAt: string };
  /** Notifies one device of one new order. */
  sendPush: { device: string; order: string };
  /** Makes the sizes of a photo that pages show, before the first request. */
  warmPhoto: { photo: string };
  /** Notifies those who wait for a product that it is back. */
  notifyWaiting: { product: string };
  /** One attempt to deliver one message. */
  sendWebhook: { delivery: string };
  sweep: Record<string, unknown>;
  /** `after`: the last file that was visited. Absent at the start. */
  sweepFiles: { after?: string };
  countBestSellers: Record<string, unknown>;
  /** Cancels orders that were not confirmed in time. */
  releaseOrders: Record<string, unknown>;
  /** Takes batches that expire too soon out of the stock. */
  expireBatches: Record<string, unknown>;
}

export type TaskName = keyof Tasks;

interface Turn {
  /** Lower runs earlier. */
  priority: number;
  /** Jobs of one queue run one after the other, in all processes. So they never take all places of the worker. */
  queue?: string;
}

const usualTurn: Turn = { priority: 0 };

/** Where tasks are not equal. */
const turns: { readonly [Name in TaskName]?: Turn } = {
  /** Somebody waits for a code in front of the page, and a late one is not sent. */
  sendPhoneCode: { priority: -10 },
  sendResetCode: { priority: -10 },
  /** A program receives it, and a slow one takes ten seconds for each message. */
  sendWebhook: { priority: 50, queue: 'webhooks' },
  /** Keeps a processor busy. */
  warmPhoto: { priority: 100, queue: 'photos' },
};

export const turnOf = (task: TaskName): Turn => turns[task] ?? usualTurn;

/** The job that a task works on. */
export interface JobRun {
  /** Counts from 1. */
  attempt: number;
  /** True when a failure now is the last: the job will not be tried again. */
  isLastAttempt: boolean;
  /** Aborted after the task's time limit or when the process ends. Work that goes on after that may be done twice. */
  signal: AbortSignal;
  log: Log;
}

export type Task<Name extends TaskName = TaskName> = (payload: Tasks[Name], run: JobRun) => Promise<void>;

/** Every task needs a function. */
export type TaskList = { readonly [Name in TaskName]: Task<Name> };

/** Each attempt waits e times longer than the one before, up to six hours. The last comes after about four days. */
export const maxAttempts = 25;

/** The time limit of a task. */
export const taskSeconds = 60;

/** After this another process takes over a job. A living worker has aborted its task long before. */
export const takeoverSeconds = 2 * taskSeconds;
