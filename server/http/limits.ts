/**
 * How often a call may be made, per address and per account; counted in the database, so for all processes
 * together and across restarts.
 */
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { Problem } from '#domain/problems.ts';
import { AskedTogether } from '#server/database/together.ts';

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

type Limiters = Record<LimitName, { address: RateLimiterPostgres; account: RateLimiterPostgres }>;

function limitersOn(pool: Pool, factor: number): Limiters {
  const storeClient = new AskedTogether(pool);
  const limiter = (name: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: Math.ceil(points * factor),
      duration,
    });
  const entries = Object.entries(budgets).map(([name, { perAddress, perAccount, seconds }]) => [
    name,
    {
      address: limiter(`${name}:address`, perAddress, seconds),
      account: limiter(`${name}:account`, perAccount, seconds),
    },
  ]);
  return Object.fromEntries(entries) as Limiters;
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  const refusal = await refusalOf(limiter, key);
  if (!refusal) return;
  // Longer than any budget lasts: it was begun while the clock was ahead.
  if (refusal.msBeforeNext > limiter.duration * 1000) {
    await limiter.delete(key);
    return consume(limiter, key);
  }
  throw new Problem('tooManyRequests', { retryAfter: Math.max(1, refusal.msBeforeNext / 1000) });
}

/** Null where there was one left. */
async function refusalOf(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

export function createLimitGate(pool: Pool, factor: number): LimitGate {
  const limiters = limitersOn(pool, factor);
  return {
    async spend(name, address, account) {
      const { address: byAddress, account: byAccount } = limiters[name];
      const spent: [RateLimiterPostgres, string][] = [[byAddress, address]];
      if (account) spent.push([byAccount, account]);
      await Promise.all(spent.map(([limiter, key]) => consume(limiter, key)));
      return {
        async succeeded() {
          if (!budgets[name].failuresOnly) return;
          await Promise.all(spent.map(([limiter, key]) => limiter.reward(key, 1)));
        },
      };
    },
  };
}
