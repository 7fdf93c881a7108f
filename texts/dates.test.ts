import { expect, test } from 'vitest';
import * as bn from './bn/dates.ts';
import * as en from './en/dates.ts';

const months = Array.from({ length: 12 }, (_, month) => month + 1);
const nameBy = (locale: string, month: 'long' | 'short') => (each: number) =>
  new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(Date.UTC(2026, each - 1, 1));

test('months are named as Intl names them', () => {
  expect(months.map(en.monthName)).toEqual(months.map(nameBy('en-GB', 'short')));
  expect(months.map(en.fullMonthName)).toEqual(months.map(nameBy('en-GB', 'long')));
  expect(months.map(bn.monthName)).toEqual(months.map(nameBy('bn-BD', 'long')));
});

test('a day and a moment', () => {
  expect(en.dayText(1, 2, 2026)).toBe('1 Feb 2026');
  expect(bn.momentText(bn.dayText(1, 2, 2026), '18:05')).toBe('১ ফেব্রুয়ারি ২০২৬, ১৮:০৫');
});
