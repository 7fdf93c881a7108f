/**
 * Decides which requests are admitted under overload. A server that accepts everything responds to nothing in time. This
 * one refuses some requests at once with a Retry-After, and refuses browsing before buying.
 */
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { Problem } from '#domain/problems.ts';
import { createAdmissionQueue, type QueueBounds } from './admissionQueue.ts';

/** `first`: orders and login. `usual`: calls of logged-in users. `last`: pages and catalogue, which are mostly cached. */
export type Priority = 'first' | 'usual' | 'last';

export interface Load {
  /** Event loop lag in milliseconds. */
  lagMs: number;
  /** Requests that wait for a database connection. */
  waiting: number;
  /** Requests that are admitted and have no response yet. */
  working: number;
}

export interface Admission {
  /**
   * Runs the work when the queue allows it. Refuses it with `unavailable` at once, or after waiting too long. Work that is
   * slow by nature bypasses the queue, so that it does not block others.
   */
  admit<T>(priority: Priority, work: () => Promise<T>, isSlowByNature?: boolean): Promise<T>;
}

/** With fewer admitted requests than this, the shop itself cannot be the cause of a lag. */
const fewRequests = 8;

/** At this load requests of the last rank are refused, because responses would take too long. */
export const fullLoad: Load = { lagMs: 200, waiting: 30, working: 100 };

/**
 * Ten keep two processor cores busy; the figures under overload were measured with them. A process has more database
 * connections than that (DATABASE_POOL), because work that is slow by nature does not wait in this queue.
 */
export const queueBounds: QueueBounds = { atOnce: 10, longestWaitMs: 200 };

/** The multiple of the full load at which each rank is refused. */
const bears: Record<Priority, number> = { last: 1, usual: 2, first: 4 };

const buying: readonly unknown[] = ['order', 'signIn', 'register', 'phoneCode', 'phoneLogin'];
/** These hash passwords and codes. */
const hashing: readonly unknown[] = ['signIn', 'password', 'register', 'resetPassword', 'phoneLogin'];

/** Files arrive while the call works, over a slow network for minutes. */
export const isSlowByNature = ({ limit, bodyKind }: AnyEndpoint): boolean =>
  hashing.includes(limit) || bodyKind === 'multipart';

export function priorityOf(row: AnyEndpoint): Priority {
  if (buying.includes(row.limit)) return 'first';
  return row.cache.kind === 'public' ? 'last' : 'usual';
}

/** Seconds. Random, so that refused clients do not all return at once. */
const retrySeconds = () => 1 + Math.floor(Math.random() * 3);

const busy = () => new Problem('unavailable', { retryAfter: retrySeconds() });

const ranks: readonly Priority[] = ['first', 'usual', 'last'];

export function createAdmission(
  measure: () => Omit<Load, 'working'>,
  full: Partial<Load> = fullLoad,
  bounds: QueueBounds = queueBounds,
): Admission {
  const limits = { ...fullLoad, ...full };
  const queue = createAdmissionQueue(ranks, bounds);
  let working = 0;
  const pressure = () => {
    const { lagMs, waiting } = measure();
    // Another program causes the lag. Refusing requests would not help.
    const lag = working < fewRequests ? 0 : lagMs;
    return Math.max(lag / limits.lagMs, waiting / limits.waiting, working / limits.working);
  };
  async function runInTurn<T>(priority: Priority, work: () => Promise<T>): Promise<T> {
    if (!(await queue.enter(priority))) throw busy();
    return work().finally(queue.leave);
  }
  return {
    async admit(priority, work, isSlowByNature = false) {
      if (pressure() >= bears[priority]) throw busy();
      working += 1;
      try {
        return await (isSlowByNature ? work() : runInTurn(priority, work));
      } finally {
        working -= 1;
      }
    },
  };
}

/** Refuses no request. */
export const admitAll: Admission = { admit: (_, work) => work() };

/** How long every request waits before its work begins. */
export interface EventLoopLag {
  /** In milliseconds, averaged over the last tenths of a second. A single garbage collection is no overload. */
  now(): number;
  close(): void;
}

const sampleMs = 50;
const weightOfNewest = 0.3;

export function watchEventLoop(): EventLoopLag {
  let lag = 0;
  let due = performance.now() + sampleMs;
  const timer = setInterval(() => {
    const now = performance.now();
    lag += weightOfNewest * (Math.max(0, now - due) - lag);
    due = now + sampleMs;
  }, sampleMs);
  timer.unref();
  return { now: () => lag, close: () => clearInterval(timer) };
}
