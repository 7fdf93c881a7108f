/**
 * How often a call may be made, per address and per account; counted in the database, so for all processes
 * together and across restarts.
 */
import type { Pool } from 'pg';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { Problem } from '#domain/problems.ts';
import { addToCounts, type Count, forgetCounts } from './limitQueries.ts';

export type LimitName = NonNullable<AnyEndpoint['limit']>;

interface Budget {
  perAddress: number;
  perAccount: number;
  seconds: number;
  /** Only failed tries count: a try that succeeds is given back. */
  failuresOnly: boolean;
}

const minute = 60;
const hour = 60 * minute;

/**
 * Addresses get far more than accounts: mobile networks in Bangladesh put thousands of phones behind one.
 * An account's budget is what a person could honestly need, with room to fumble.
 */
const budgets: Record<LimitName, Budget> = {
  signIn: { perAddress: 100, perAccount: 10, seconds: 15 * minute, failuresOnly: true },
  register: { perAddress: 100, perAccount: 10, seconds: hour, failuresOnly: false },
  reset: { perAddress: 50, perAccount: 10, seconds: hour, failuresOnly: false },
  review: { perAddress: 200, perAccount: 30, seconds: hour, failuresOnly: false },
  upload: { perAddress: 300, perAccount: 100, seconds: hour, failuresOnly: false },
  order: { perAddress: 200, perAccount: 30, seconds: hour, failuresOnly: false },
  track: { perAddress: 30, perAccount: 30, seconds: 15 * minute, failuresOnly: false },
};

export interface Spent {
  /** Tells the gate that the call went well. */
  succeeded(): Promise<void>;
}

export interface LimitGate {
  /** Takes one from both budgets, or refuses with `tooManyRequests` and the seconds to wait. */
  spend(name: LimitName, address: string, account: string | null): Promise<Spent>;
}

/** Both budgets in one statement. */
export function createLimitGate(pool: Pool, factor: number): LimitGate {
  return {
    async spend(name, address, account) {
      const { perAddress, perAccount, seconds, failuresOnly } = budgets[name];
      const most = new Map([[`${name}:address:${address}`, Math.ceil(perAddress * factor)]]);
      if (account) most.set(`${name}:account:${account}`, Math.ceil(perAccount * factor));
      const lasts = seconds * 1000;
      const counts = await take(pool, most, lasts);
      refuse(counts.filter((count) => isOver(count, most)));
      return {
        async succeeded() {
          if (failuresOnly) await add(pool, [...most.keys()], -1, lasts);
        },
      };
    },
  };
}

/** How many there may be, by key. */
type Most = ReadonlyMap<string, number>;

const isOver = ({ key, points }: Count, most: Most): boolean => points > (most.get(key) ?? 0);

function add(pool: Pool, keys: readonly string[], points: number, lasts: number): Promise<Count[]> {
  const now = Date.now();
  return addToCounts(pool, keys.toSorted(), { points, now, expire: now + lasts });
}

async function take(pool: Pool, most: Most, lasts: number): Promise<Count[]> {
  const counts = await add(pool, [...most.keys()], 1, lasts);
  // Used up for longer than any budget lasts: it was begun while the clock was ahead.
  const isAhead = (count: Count) => isOver(count, most) && count.expire > Date.now() + lasts;
  const ahead = counts.filter(isAhead).map(({ key }) => key);
  if (ahead.length === 0) return counts;
  await forgetCounts(pool, ahead);
  return [...counts.filter((count) => !isAhead(count)), ...(await add(pool, ahead, 1, lasts))];
}

function refuse(usedUp: readonly Count[]): void {
  if (usedUp.length === 0) return;
  const waitMs = Math.max(...usedUp.map(({ expire }) => expire)) - Date.now();
  throw new Problem('tooManyRequests', { retryAfter: Math.max(1, waitMs / 1000) });
}
