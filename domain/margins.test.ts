import { describe, expect, it } from 'vitest';
import { isCostUnknown, marginOf, marginPercent, marginSpan, marginsSchema } from './margins.ts';

const sums = { revenue: 100_000, withoutCost: 20_000, cost: 50_000, courier: 6_000 };

describe('a margin', () => {
  it('is of the revenue whose cost is known', () => {
    expect(marginOf(sums)).toBe(24_000);
    expect(marginPercent(sums)).toBe(30);
    expect(marginPercent({ ...sums, cost: 50_010 })).toBe(30);
  });

  it('is negative where goods were sold below their cost, and has no percent without revenue', () => {
    expect(marginPercent({ ...sums, cost: 90_000 })).toBe(-20);
    const charge = { revenue: 0, withoutCost: 0, cost: 0, courier: 9_000 };
    expect([marginOf(charge), marginPercent(charge)]).toEqual([-9_000, null]);
    expect(marginPercent({ ...sums, withoutCost: 100_000, cost: 0 })).toBeNull();
  });
});

describe('the days of a report', () => {
  /** The first of March in Dhaka. */
  const now = new Date('2026-02-28T20:00:00Z');

  it('are the last 30, in Dhaka, or what was asked for', () => {
    expect(marginSpan({}, now)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
    expect(marginSpan({ from: '2026-01-01' }, now)).toEqual({ from: '2026-01-01', to: null });
    expect(marginSpan({ to: '2026-01-01' }, now)).toEqual({ from: null, to: '2026-01-01' });
  });

  it.each([
    [{ from: '31.01.2026' }, 'First day is not valid'],
    [{ to: '2026-02-30' }, 'Last day is not valid'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'The last day must not be before the first'],
    [{ by: 'week' }, 'Margins are by day, category or product'],
  ])('%o are refused', (query, message) => {
    expect(marginsSchema.safeParse(query).error?.issues[0]?.message).toBe(message);
  });

  it('may be blank', () => {
    expect(marginsSchema.parse({ from: '', to: '' })).toEqual({ by: 'day' });
  });
});

it('has no percent where no cost of goods is known: delivery fees alone are no margin of 100 %', () => {
  const sums = { revenue: 106_000, withoutCost: 100_000, cost: 0, courier: 0 };
  expect([isCostUnknown(sums), marginPercent(sums)]).toEqual([true, null]);
  expect(marginPercent({ ...sums, withoutCost: 50_000, cost: 25_000 })).toBe(55.4);
  expect(isCostUnknown({ ...sums, withoutCost: 0 })).toBe(false);
});

it('has no percent for deliveries whose courier has not been paid yet: 100 % would call all of their fees a gain', () => {
  const delivery = { revenue: 12_000, withoutCost: 0, cost: 0, courier: 0 };
  expect(marginPercent(delivery)).toBeNull();
  expect(marginPercent({ ...delivery, courier: 9_000 })).toBe(25);
});
