import { describe, expect, it } from 'vitest';
import { coversDuties, dutiesText, dutyNames, hasAllDuties, mayDo, normaliseDuties } from './duties.ts';

const admin = { role: 'admin', duties: null } as const;
const packer = { role: 'admin', duties: ['orders'] } as const;
const customer = { role: 'user', duties: null } as const;

describe('mayDo', () => {
  it('an admin without a list of duties may do everything', () => {
    for (const duty of dutyNames) expect(mayDo(admin, duty)).toBe(true);
    expect(mayDo({ role: 'admin' }, 'team')).toBe(true);
  });

  it('an admin with some duties may do these', () => {
    expect(dutyNames.filter((duty) => mayDo(packer, duty))).toEqual(['orders']);
  });

  it('one of several duties is enough', () => {
    expect(mayDo(packer, ['orders', 'products'])).toBe(true);
    expect(mayDo(packer, ['customers', 'products'])).toBe(false);
    expect(mayDo(packer, [])).toBe(false);
  });

  it('a customer or a visitor may do nothing', () => {
    for (const duty of dutyNames) {
      expect(mayDo(customer, duty)).toBe(false);
      expect(mayDo(null, duty)).toBe(false);
    }
  });
});

describe('coversDuties', () => {
  it('an admin covers no more than what they have', () => {
    const lead = { role: 'admin', duties: ['orders', 'team'] } as const;
    expect(coversDuties(lead, ['orders'])).toBe(true);
    expect(coversDuties(lead, ['team', 'orders'])).toBe(true);
    expect(coversDuties(lead, ['orders', 'money'])).toBe(false);
    expect(coversDuties(lead, null)).toBe(false);
    expect(coversDuties(admin, null)).toBe(true);
    expect(coversDuties(customer, ['orders'])).toBe(false);
    expect(coversDuties(customer, null)).toBe(false);
  });
});

it('all duties together are null, also when they are written out', () => {
  expect(normaliseDuties([...dutyNames].reverse())).toBe(null);
  expect(normaliseDuties(null)).toBe(null);
  expect(normaliseDuties(['team', 'orders', 'team'])).toEqual(['orders', 'team']);
});

it('only an admin has all duties', () => {
  expect([admin, packer, customer].map(hasAllDuties)).toEqual([true, false, false]);
});

it('duties are named', () => {
  expect(dutiesText(null)).toBe('All duties');
  expect(dutiesText(['orders', 'money'])).toBe('Orders, Money');
});
