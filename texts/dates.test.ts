import fc from 'fast-check';
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

const day = { day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

test.each([
  { language: 'English', texts: en, locale: 'en-GB', month: 'short', chosen: [] },
  {
    language: 'Bangla',
    texts: bn,
    locale: 'bn-BD',
    month: 'long',
    // No comma before the year, and one before the time, where Intl has the word এ (at).
    chosen: [
      [/, (?=[০-৯]{4})/, ' '],
      [' এ ', ', '],
    ] satisfies [string | RegExp, string][],
  },
] as const)(
  '$language days and moments are as Intl writes them, but for what is chosen',
  ({ texts, locale, month, chosen }) => {
    const days = new Intl.DateTimeFormat(locale, { ...day, month });
    const moments = new Intl.DateTimeFormat(locale, { ...day, ...time, month });
    const asChosen = (text: string) =>
      chosen.reduce((rest, [theirs, ours]) => rest.replace(theirs, ours), text);
    const dates = fc.date({
      min: new Date(Date.UTC(2000)),
      max: new Date(Date.UTC(2100)),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, (date) => {
        const text = texts.dayText(date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear());
        expect(text).toBe(asChosen(days.format(date)));
        expect(texts.momentText(text, date.toISOString().slice(11, 16))).toBe(asChosen(moments.format(date)));
      }),
    );
  },
);

test('a day and a moment', () => {
  expect(en.dayText(1, 2, 2026)).toBe('1 Feb 2026');
  expect(bn.momentText(bn.dayText(1, 2, 2026), '18:05')).toBe('১ ফেব্রুয়ারি ২০২৬, ১৮:০৫');
});
