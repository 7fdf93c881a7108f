/**
 * Who is let in when there is more to do than can be done. A shop that takes on everything answers nobody in time;
 * this one turns some away at once, with a word on when to come again, and those who look around before those who buy.
 */
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { Problem } from '#domain/problems.ts';

/** Orders and signing in; what those who are signed in do; pages and the catalogue, which are mostly kept anyway. */
export type Priority = 'first' | 'usual' | 'last';

export interface Load {
  /** Milliseconds that the process is behind. */
  lagMs: number;
  /** Requests waiting for a connection to the database. */
  waiting: number;
  /** Requests being worked on. */
  working: number;
  /** Milliseconds that requests took of late, from when they were let in. */
  tookMs: number;
}

export interface Admission {
  /**
   * Does the work, or refuses it at once with `unavailable`. What is slow by its nature, however little there is to do,
   * says nothing of how busy the shop is.
   */
  admit<T>(priority: Priority, work: () => Promise<T>, isSlowByNature?: boolean): Promise<T>;
}

const fewRequests = 8;
/** More than are at work at a time: the others wait for their turn, and how long they do depends on the machine. */
const queueFrom = 24;
const weightOfNewest = 0.1;

/** Where the last in rank are turned away: from here on answers would take longer than anybody likes to wait. */
export const fullLoad: Load = { lagMs: 200, waiting: 30, working: 100, tookMs: 80 };

/** How many times the full load each rank bears. */
const bears: Record<Priority, number> = { last: 1, usual: 2, first: 4 };

const buying: readonly unknown[] = ['order', 'signIn', 'register'];
/** Passwords are hashed, photos developed. */
const slow: readonly unknown[] = ['signIn', 'register', 'reset', 'upload'];

export const isSlowByNature = (row: AnyEndpoint): boolean => slow.includes(row.limit);

export function priorityOf(row: AnyEndpoint): Priority {
  if (buying.includes(row.limit)) return 'first';
  return row.cache.kind === 'public' ? 'last' : 'usual';
}

/** Seconds; not the same for all who are turned away, or they would all come again at once. */
const comeAgainIn = () => 1 + Math.floor(Math.random() * 3);

export function createAdmission(
  measure: () => Pick<Load, 'lagMs' | 'waiting'>,
  full: Partial<Load> = fullLoad,
): Admission {
  const limits = { ...fullLoad, ...full };
  let working = 0;
  let tookMs = 0;
  const pressure = () => {
    const { lagMs, waiting } = measure();
    // With next to nothing to do, somebody else has the machine: to turn away the few who come would not help.
    const lag = working < fewRequests ? 0 : lagMs;
    const took = working < queueFrom ? 0 : tookMs;
    return Math.max(
      lag / limits.lagMs,
      waiting / limits.waiting,
      working / limits.working,
      took / limits.tookMs,
    );
  };
  return {
    async admit(priority, work, isSlowByNature = false) {
      if (pressure() >= bears[priority]) throw new Problem('unavailable', { retryAfter: comeAgainIn() });
      working += 1;
      const begun = performance.now();
      try {
        return await work();
      } finally {
        working -= 1;
        if (!isSlowByNature) tookMs += weightOfNewest * (performance.now() - begun - tookMs);
      }
    },
  };
}

/** Where nobody is turned away. */
export const openDoor: Admission = { admit: (_, work) => work() };
