import { expect, test } from 'vitest';
import { marginQuery } from './marginQuery.ts';
import { sortChoices, sortMargins } from './sortMargins.ts';

const row = (key: string, margin: number, percent: number | null) => ({
  key,
  name: key,
  pieces: 1,
  revenue: 100,
  withoutCost: 0,
  cost: 0,
  courier: 0,
  margin,
  percent,
});
const rows = [row('a', 10, null), row('delivery', 99, 99), row('b', 30, 5), row('c', 20, 50)];
const keys = (sort: string) => sortMargins(rows, sort).map(({ key }) => key);

test('rows are sorted by a figure, an unknown percent and deliveries last', () => {
  expect(keys('')).toEqual(['a', 'b', 'c', 'delivery']);
  expect(keys('margin')).toEqual(['b', 'c', 'a', 'delivery']);
  expect(keys('lowest')).toEqual(['a', 'c', 'b', 'delivery']);
  expect(keys('percent')).toEqual(['c', 'b', 'a', 'delivery']);
  expect(keys('nonsense')).toEqual(['a', 'b', 'c', 'delivery']);
});

test('each order is offered once', () => {
  for (const by of ['day', 'category', 'product'] as const) {
    const labels = sortChoices(by).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test('the address asks for the last days, or for a first and last day', () => {
  const now = new Date('2026-03-01T05:00:00Z');
  const query = (text: string) => marginQuery(new URLSearchParams(text), now);
  expect(query('')).toEqual({ by: 'day', from: '2026-01-31', to: '2026-03-01' });
  expect(query('days=7&by=product')).toEqual({ by: 'product', from: '2026-02-23', to: '2026-03-01' });
  expect(query('days=7&startDate=2026-01-05')).toEqual({ by: 'day', from: '2026-01-05', to: '' });
  expect(query('by=week&days=8')).toEqual({ by: 'day', from: '2026-01-31', to: '2026-03-01' });
});
