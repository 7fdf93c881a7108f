/**
 * Who is let in when there is more to do than can be done. A shop that takes on everything answers nobody in time;
 * this one turns some away at once, with a word on when to come again, and those who look around before those who buy.
 */
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { Problem } from '#domain/problems.ts';
import { createTurns, type TurnBounds } from './turns.ts';

/** Orders and signing in; what those who are signed in do; pages and the catalogue, which are mostly kept anyway. */
export type Priority = 'first' | 'usual' | 'last';

export interface Load {
  /** Milliseconds that the process is behind. */
  lagMs: number;
  /** Requests waiting for a connection to the database. */
  waiting: number;
  /** Requests that were let in and are not answered yet. */
  working: number;
}

export interface Admission {
  /**
   * Does the work when its turn comes, or refuses it with `unavailable`, at once or when its turn would come too late.
   * What is slow by its nature, however little there is to do, takes nobody's turn.
   */
  admit<T>(priority: Priority, work: () => Promise<T>, isSlowByNature?: boolean): Promise<T>;
}

const fewRequests = 8;

/** Where the last in rank are turned away: from here on answers would take longer than anybody likes to wait. */
export const fullLoad: Load = { lagMs: 200, waiting: 30, working: 100 };

/** As many as the database has connections for; more would only wait for those, and keep each other from the processor. */
export const turnBounds: TurnBounds = { atOnce: 10, longestWaitMs: 200 };

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

const busy = () => new Problem('unavailable', { retryAfter: comeAgainIn() });

const ranks: readonly Priority[] = ['first', 'usual', 'last'];

export function createAdmission(
  measure: () => Omit<Load, 'working'>,
  full: Partial<Load> = fullLoad,
  bounds: TurnBounds = turnBounds,
): Admission {
  const limits = { ...fullLoad, ...full };
  const turns = createTurns(ranks, bounds);
  let working = 0;
  const pressure = () => {
    const { lagMs, waiting } = measure();
    // With next to nothing to do, somebody else has the machine: to turn away the few who come would not help.
    const lag = working < fewRequests ? 0 : lagMs;
    return Math.max(lag / limits.lagMs, waiting / limits.waiting, working / limits.working);
  };
  async function inTurn<T>(priority: Priority, work: () => Promise<T>): Promise<T> {
    if (!(await turns.take(priority))) throw busy();
    return work().finally(turns.give);
  }
  return {
    async admit(priority, work, isSlowByNature = false) {
      if (pressure() >= bears[priority]) throw busy();
      working += 1;
      try {
        return await (isSlowByNature ? work() : inTurn(priority, work));
      } finally {
        working -= 1;
      }
    },
  };
}

/** Where nobody is turned away. */
export const openDoor: Admission = { admit: (_, work) => work() };
