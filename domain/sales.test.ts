import { expect, test } from 'vitest';
import { lastDays, salesSchema } from './sales.ts';

test('the last days are those of Dhaka, today the last', () => {
  // 19:00 in London on New Year's Eve is past midnight in Dhaka.
  expect(lastDays(3, new Date('2026-12-31T19:00:00Z'))).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
});

test('a span is one of three, 30 days unasked', () => {
  expect(salesSchema.parse({})).toEqual({ days: 30 });
  expect(salesSchema.parse({ days: '7' })).toEqual({ days: 7 });
  expect(salesSchema.safeParse({ days: '8' }).success).toBe(false);
});
