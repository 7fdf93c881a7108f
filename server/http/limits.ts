/** Counts limited calls in the database, for all processes together and across restarts. */
import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '#domain/problems.ts';
import { clientNetwork } from './clientNetwork.ts';
import { type Budget, type BudgetOwner, budgetOwners, type LimitName, limitRules } from './limitRules.ts';

export interface Spent {
  /** Call this if the call succeeded. */
  succeeded(): Promise<void>;
}

export interface LimitGate {
  /** Charges the budgets of a call in order, or throws `tooManyRequests` with the seconds to wait. */
  spend(name: LimitName, address: string, account: string | null): Promise<Spent>;
}

interface Charge {
  limiter: RateLimiterPostgres;
  key: string;
}

function limiterOf(pool: Pool, keyPrefix: string, { calls, seconds }: Budget, factor: number) {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points: Math.ceil(calls * factor),
    duration: seconds,
  });
}

type Limiters = ReadonlyMap<string, RateLimiterPostgres>;

const prefixOf = (name: LimitName, owner: BudgetOwner): string => `${name}:${owner}`;

const limitersOn = (pool: Pool, factor: number): Limiters =>
  new Map(
    (Object.keys(limitRules) as LimitName[]).flatMap((name) =>
      budgetOwners.flatMap((owner) => {
        const budget = limitRules[name][owner];
        const prefix = prefixOf(name, owner);
        return budget ? [[prefix, limiterOf(pool, prefix, budget, factor)] as const] : [];
      }),
    ),
  );

/** A hash has one length, however long the email is, and the table holds no email. */
const keyOf = (...parts: string[]): string => hash('sha256', parts.join(' '), 'base64url');

/** Null: the call has no such owner. */
const ownerKeys = (address: string, account: string | null): Record<BudgetOwner, string | null> => {
  const network = clientNetwork(address);
  return {
    address: network,
    accountAtAddress: account && keyOf(account, network),
    account: account && keyOf(account),
    shop: 'shop',
  };
};

async function consume({ limiter, key }: Charge): Promise<void> {
  const refusal = await refusalOf(limiter, key);
  if (!refusal) return;
  // The wait is longer than the budget's period: the clock was ahead when the budget was started.
  if (refusal.msBeforeNext > limiter.duration * 1000) {
    await limiter.delete(key);
    return consume({ limiter, key });
  }
  throw new Problem('tooManyRequests', { retryAfter: Math.max(1, refusal.msBeforeNext / 1000) });
}

/** Null if the call is within the budget. */
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
  const chargesOf = (name: LimitName, address: string, account: string | null): Charge[] => {
    const keys = ownerKeys(address, account);
    return budgetOwners.flatMap((owner) => {
      const [limiter, key] = [limiters.get(prefixOf(name, owner)), keys[owner]];
      return limiter && key !== null ? [{ limiter, key }] : [];
    });
  };
  return {
    async spend(name, address, account) {
      const charges = chargesOf(name, address, account);
      // In sequence: a budget is charged only if all budgets before it allowed the call.
      for (const charge of charges) await consume(charge);
      return {
        async succeeded() {
          if (!limitRules[name].failuresOnly) return;
          await Promise.all(charges.map(({ limiter, key }) => limiter.reward(key, 1)));
        },
      };
    },
  };
}
