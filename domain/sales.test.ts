import { expect, test } from 'vitest';
import { salesSchema } from './sales.schema.ts';
import { lastDays } from './sales.ts';

test('the last days are days in Dhaka, ending today', () => {
  // 19:00 in London on New Year's Eve is past midnight in Dhaka.
  expect(lastDays(3, new Date('2026-12-31T19:00:00Z'))).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
});

test('a period is one of three, 30 days by default', () => {
  expect(salesSchema.parse({})).toEqual({ days: 30 });
  expect(salesSchema.parse({ days: '7' })).toEqual({ days: 7 });
  expect(salesSchema.safeParse({ days: '8' }).success).toBe(false);
});
