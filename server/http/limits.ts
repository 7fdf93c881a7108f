/**
 * How often a call may be made, per address and per account; counted in the database, so for all processes
 * together and across restarts.
 */
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { Problem } from '#domain/problems.ts';
import type { Database } from '#server/database/connect.ts';
import { type Counter, countCall, uncountCall } from './limitQueries.ts';

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

/** What a call is counted under, and how often it may be made. */
function countersOf(
  name: LimitName,
  address: string,
  account: string | null,
): (Counter & { most: number })[] {
  const { perAddress, perAccount, seconds } = budgets[name];
  const windowMs = seconds * 1000;
  const byAddress = { key: `${name}:address:${address}`, most: perAddress, windowMs };
  return account
    ? [byAddress, { key: `${name}:account:${account}`, most: perAccount, windowMs }]
    : [byAddress];
}

/** `factor` multiplies every budget. */
export function createLimitGate(db: Database, factor: number): LimitGate {
  return {
    async spend(name, address, account) {
      const counters = countersOf(name, address, account);
      const mostOf = new Map(counters.map(({ key, most }) => [key, Math.ceil(most * factor)]));
      const counts = await countCall(db, counters, Date.now());
      const over = counts.filter(({ key, calls }) => calls > (mostOf.get(key) ?? 0));
      if (over.length > 0) {
        const msLeft = Math.max(...over.map((count) => count.msLeft));
        throw new Problem('tooManyRequests', { retryAfter: Math.max(1, msLeft / 1000) });
      }
      return {
        async succeeded() {
          if (budgets[name].failuresOnly) await uncountCall(db, counters);
        },
      };
    },
  };
}
