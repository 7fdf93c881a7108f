import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, formatMoment } from './dates.ts';

const inDhaka = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Dhaka' } as const;
const dayFormat = new Intl.DateTimeFormat('en-GB', inDhaka);
const momentFormat = new Intl.DateTimeFormat('en-GB', { ...inDhaka, hour: '2-digit', minute: '2-digit' });

/** Bangladesh has had no summer time since 2009. */
const moments = fc.date({ min: new Date('2010-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

test('a moment is shown in Dhaka’s day and time', () => {
  expect(formatDay('2026-01-31T17:59:59.000Z')).toBe('31 Jan 2026');
  expect(formatDay('2026-01-31T18:00:00.000Z')).toBe('1 Feb 2026');
  expect(formatMoment('2026-09-03T18:05:00.000Z')).toBe('4 Sept 2026, 00:05');
  fc.assert(
    fc.property(moments, (moment) => {
      expect(formatDay(moment)).toBe(dayFormat.format(moment));
      expect(formatMoment(moment.toISOString())).toBe(momentFormat.format(moment));
    }),
  );
});

test('an invalid moment is not shown', () => {
  expect(() => formatDay('tomorrow')).toThrow(RangeError);
});
