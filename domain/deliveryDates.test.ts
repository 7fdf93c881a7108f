import { describe, expect, it } from 'vitest';
import { dhakaDay } from './dates.ts';
import { defaultSettings } from './defaultSettings.ts';
import { deliveryDaysSchema } from './deliveryDates.schema.ts';
import {
  type DeliveryDays,
  datesText,
  dayWithWeekday,
  deliveryDates,
  dispatchDay,
  isWorkingDay,
} from './deliveryDates.ts';
import { areaOf, deliveryTimes } from './deliveryTimes.ts';
import { isExpectedHoliday } from './holidayNames.ts';
import { holidayDays } from './publicHolidays.ts';

const rule: DeliveryDays = { cutOffHour: 16, weeklyOff: 'friday', daysOff: [], workingDays: [] };
/** A moment by Dhaka's clock. */
const at = (day: string, time = '10:00') => new Date(`${day}T${time}:00.000+06:00`);
const inDhaka = (placed: Date, days = rule) => datesText(deliveryDates(placed, 'Dhaka', days));
const elsewhere = (placed: Date, days = rule) => datesText(deliveryDates(placed, 'Sylhet', days));

describe('an ordinary week', () => {
  it('counts working days, and Friday is none', () => {
    expect(inDhaka(at('2026-11-22'))).toBe('Tue 24 – Wed 25 Nov');
    expect(inDhaka(at('2026-11-25'))).toBe('Sat 28 – Sun 29 Nov');
    expect(elsewhere(at('2026-11-25'))).toBe('Sun 29 Nov – Tue 1 Dec');
  });

  it('an order on a Friday leaves on Saturday, before and after the cut-off hour', () => {
    for (const time of ['00:00', '15:59', '16:00', '23:59']) {
      expect(dispatchDay(at('2026-11-27', time), rule)).toBe('2026-11-28');
    }
  });

  it('without a weekly day off, or with two, the dates move', () => {
    expect(inDhaka(at('2026-11-25'), { ...rule, weeklyOff: 'none' })).toBe('Fri 27 – Sat 28 Nov');
    expect(inDhaka(at('2026-11-25'), { ...rule, weeklyOff: 'friday_saturday' })).toBe('Sun 29 – Mon 30 Nov');
  });

  it('the days that an admin adds are none', () => {
    const closed = { ...rule, daysOff: ['2026-11-24', '2026-11-25'] };
    expect(inDhaka(at('2026-11-22'), closed)).toBe('Thu 26 – Sat 28 Nov');
    expect(dispatchDay(at('2026-11-24'), closed)).toBe('2026-11-26');
  });
});

describe('the days that an admin calls working days', () => {
  it('are some, where a holiday was expected', () => {
    const eid = { ...rule, workingDays: ['2027-03-07', '2027-03-08'] };
    expect(dispatchDay(at('2027-03-07'), rule)).toBe('2027-03-13');
    expect(dispatchDay(at('2027-03-07'), eid)).toBe('2027-03-07');
    expect(inDhaka(at('2027-03-06'), rule)).toBe('Sun 14 – Mon 15 Mar');
    expect(inDhaka(at('2027-03-06'), eid)).toBe('Mon 8 – Sat 13 Mar');
  });

  it('are some on the weekly day off, too', () => {
    expect(isWorkingDay('2026-11-27', rule)).toBe(false);
    expect(isWorkingDay('2026-11-27', { ...rule, workingDays: ['2026-11-27'] })).toBe(true);
  });

  it('are expected holidays of the moon, until the list of the year is known', () => {
    const expected = ['2027-03-08', '2027-10-08', '2026-03-21', '2027-12-16', '2027-12-17'];
    expect(expected.map(isExpectedHoliday)).toEqual([true, true, false, false, false]);
  });
});

describe('the cut-off hour', () => {
  it('is an hour in Dhaka: at this hour the order leaves on the next day', () => {
    expect(dispatchDay(at('2026-11-22', '15:59'), rule)).toBe('2026-11-22');
    expect(dispatchDay(at('2026-11-22', '16:00'), rule)).toBe('2026-11-23');
    expect(inDhaka(at('2026-11-22', '16:00'))).toBe('Wed 25 – Thu 26 Nov');
  });

  it('with 24 an order leaves on its day until midnight, with 0 never', () => {
    expect(dispatchDay(at('2026-11-22', '23:59'), { ...rule, cutOffHour: 24 })).toBe('2026-11-22');
    expect(dispatchDay(at('2026-11-22', '00:00'), { ...rule, cutOffHour: 0 })).toBe('2026-11-23');
  });

  it('reads the day of Dhaka where UTC still has the day before', () => {
    expect(dispatchDay(new Date('2026-11-21T19:00:00.000Z'), rule)).toBe('2026-11-22');
  });
});

describe('around the Eids', () => {
  it('an order before Eid-ul-Fitr 2026 arrives after it, and after Independence Day', () => {
    expect(inDhaka(at('2026-03-18'))).toBe('Wed 25 – Sat 28 Mar');
    expect(inDhaka(at('2026-03-18', '18:00'))).toBe('Sat 28 – Sun 29 Mar');
    expect(elsewhere(at('2026-03-18'))).toBe('Sat 28 – Mon 30 Mar');
  });

  it('orders on every day of the feast leave together', () => {
    for (const day of ['2026-03-19', '2026-03-20', '2026-03-21', '2026-03-22', '2026-03-23']) {
      expect(dispatchDay(at(day), rule)).toBe('2026-03-24');
    }
  });

  it('an order between the days off before Eid-ul-Azha crosses them', () => {
    expect(inDhaka(at('2026-05-24'))).toBe('Mon 1 – Tue 2 Jun');
    expect(elsewhere(at('2026-05-25', '17:00'))).toBe('Thu 4 – Sun 7 Jun');
    expect(dispatchDay(at('2027-05-14'), rule)).toBe('2027-05-22');
  });
});

it('crosses the end of the year', () => {
  expect(deliveryDates(at('2026-12-30'), 'Dhaka', rule)).toEqual({
    from: '2027-01-02',
    to: '2027-01-03',
  });
  expect(elsewhere(at('2026-12-29'))).toBe('Sat 2 – Mon 4 Jan');
  expect(inDhaka(at('2026-12-29'))).toBe('Thu 31 Dec – Sat 2 Jan');
});

it('one day has one date', () => {
  expect(datesText({ from: '2026-11-28', to: '2026-11-28' })).toBe('Sat 28 Nov');
  expect(dayWithWeekday('2026-11-28')).toBe('Sat 28 Nov 2026');
  expect(dayWithWeekday('soon')).toBe('soon');
});

it('no order of two years arrives on a day off, early or more than a month later', () => {
  for (
    let placed = at('2026-01-01').getTime();
    placed < at('2028-01-01').getTime();
    placed += 7 * 3_600_000
  ) {
    for (const district of ['Dhaka', 'Sylhet']) {
      const { from, to } = deliveryDates(new Date(placed), district, rule);
      expect([isWorkingDay(from, rule), isWorkingDay(to, rule)]).toEqual([true, true]);
      expect(from > dhakaDay(new Date(placed)) && from < to).toBe(true);
      expect(Date.parse(to) - placed).toBeLessThan(20 * 86_400_000);
    }
  }
});

it('the holidays are days of 2026 and 2027 in order', () => {
  expect([...holidayDays].sort()).toEqual(holidayDays);
  for (const day of holidayDays) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
  for (const year of ['2026', '2027']) {
    const ofYear = holidayDays.filter((day) => day.startsWith(year));
    for (const fixed of ['02-21', '03-26', '04-14', '05-01', '08-05', '12-16', '12-25']) {
      expect(ofYear).toContain(`${year}-${fixed}`);
    }
  }
});

it('the texts name the days that are counted', () => {
  expect(deliveryTimes).toEqual({
    estimate: '2-3 business days',
    insideDhaka: '2-3 days',
    outsideDhaka: '3-5 days',
  });
  expect([areaOf('Dhaka'), areaOf('Gazipur')]).toEqual(['insideDhaka', 'outsideDhaka']);
});

describe('the setting', () => {
  const read = (daysOff: unknown, cutOffHour: unknown = '১৪') =>
    deliveryDaysSchema.safeParse({ cutOffHour, weeklyOff: 'friday', daysOff });

  it('takes the days as a list or as text, once each and in order', () => {
    const expected = { cutOffHour: 14, daysOff: ['2026-12-01', '2026-12-24'] };
    expect(read(['2026-12-24', '2026-12-01', '2026-12-24']).data).toMatchObject(expected);
    expect(read('2026-12-24,\n2026-12-01').data).toMatchObject(expected);
    expect(read('').data?.daysOff).toEqual([]);
  });

  it('takes working days likewise, and none where it lists none', () => {
    const given = { cutOffHour: 16, weeklyOff: 'friday', daysOff: '2026-12-24' };
    const readWorking = (workingDays?: unknown) => deliveryDaysSchema.safeParse({ ...given, workingDays });
    expect(readWorking('2027-03-09 2027-03-08').data?.workingDays).toEqual(['2027-03-08', '2027-03-09']);
    expect(readWorking().data?.workingDays).toEqual([]);
    expect(readWorking('soon').error?.issues[0]?.path).toEqual(['workingDays', 0]);
    expect(readWorking('2026-12-24').error?.issues).toMatchObject([
      { path: ['workingDays'], message: 'A day is either a day off or a working day' },
    ]);
  });

  it.each([
    [['2026-02-30'], '16'],
    ['tomorrow', '16'],
    [[7], '16'],
    [{}, '16'],
    [Array.from({ length: 61 }, () => '2026-12-24'), '16'],
    [[], 25],
    [[], 9.5],
    [[], ''],
  ])('refuses %j with the hour %j', (daysOff, hour) => {
    expect(read(daysOff, hour).success).toBe(false);
  });

  it('ships with Friday off', () => {
    expect(deliveryDaysSchema.parse(defaultSettings.deliveryDays)).toEqual(rule);
  });
});
