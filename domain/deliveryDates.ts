/**
 * The dates of a delivery. The parcel leaves on the day of the order, or on the next working day if the order comes after
 * the cut-off hour or on a day off. It arrives so many working days later as `deliveryTimes.ts` says. Days are days in Dhaka.
 */

import type { z } from 'zod';
import { monthName } from '#texts/dates.ts';
import { digits } from '#texts/numbers.ts';
import { weekdayTexts } from '#texts/weekdays.ts';
import { DAY_MS, dhakaDay, dhakaHour } from './dates.ts';
import type { deliveryDaysSchema } from './deliveryDates.schema.ts';
import { areaOf, type DeliveryArea, transitDays } from './deliveryTimes.ts';
import { isPublicHoliday } from './publicHolidays.ts';

export type DeliveryDays = z.output<typeof deliveryDaysSchema>;

/** The days of the week on which the couriers rest, as the setting offers them. 0 is Sunday. */
const weeklyDaysOff: Record<DeliveryDays['weeklyOff'], readonly number[]> = {
  friday: [5],
  friday_saturday: [5, 6],
  none: [],
};

/** The first and the last day on which the parcel can arrive: '2026-11-28'. */
export interface DeliveryDates {
  from: string;
  to: string;
}

const momentOf = (day: string) => new Date(`${day}T00:00:00.000Z`);
const weekdayOf = (day: string): number => momentOf(day).getUTCDay();
const nextDay = (day: string): string =>
  new Date(momentOf(day).getTime() + DAY_MS).toISOString().slice(0, 10);

/**
 * True if the couriers work: neither the weekly day off, nor a public holiday, nor a day off that an admin has added. What an
 * admin calls a working day is one, for example a holiday that was expected and came on another day.
 */
export function isWorkingDay(day: string, { weeklyOff, daysOff, workingDays }: DeliveryDays): boolean {
  if (workingDays.includes(day)) return true;
  const isResting = weeklyDaysOff[weeklyOff].includes(weekdayOf(day));
  return !isResting && !isPublicHoliday(day) && !daysOff.includes(day);
}

function nextWorkingDay(from: string, rule: DeliveryDays): string {
  let day = from;
  while (!isWorkingDay(day, rule)) day = nextDay(day);
  return day;
}

function workingDayAfter(from: string, count: number, rule: DeliveryDays): string {
  let day = from;
  for (let done = 0; done < count; done++) day = nextWorkingDay(nextDay(day), rule);
  return day;
}

/** The day on which an order of this moment leaves the shop. Shown dates stay the same until this day changes. */
export function dispatchDay(placedAt: Date, rule: DeliveryDays): string {
  const today = dhakaDay(placedAt);
  return nextWorkingDay(dhakaHour(placedAt) < rule.cutOffHour ? today : nextDay(today), rule);
}

/** When a parcel arrives that leaves on this day. */
export const datesFrom = (dispatched: string, area: DeliveryArea, rule: DeliveryDays): DeliveryDates => ({
  from: workingDayAfter(dispatched, transitDays[area].min, rule),
  to: workingDayAfter(dispatched, transitDays[area].max, rule),
});

/** When an order of this moment arrives in a district, in the shop's spelling. */
export const deliveryDates = (placedAt: Date, district: string, rule: DeliveryDays): DeliveryDates =>
  datesFrom(dispatchDay(placedAt, rule), areaOf(district), rule);

const partsOf = (day: string) => ({
  weekday: weekdayTexts.short[weekdayOf(day)] ?? '',
  date: digits(Number(day.slice(8))),
  month: monthName(Number(day.slice(5, 7))),
});

/** 'Thu 26 – Sun 29 Nov', 'Sun 29 Nov – Tue 1 Dec', 'Sat 28 Nov' */
export function datesText({ from, to }: DeliveryDates): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  const end = `${last.weekday} ${last.date} ${last.month}`;
  if (from === to) return end;
  const month = from.slice(0, 7) === to.slice(0, 7) ? '' : ` ${first.month}`;
  return `${first.weekday} ${first.date}${month} – ${end}`;
}

/** 'Sat 28 Nov 2026'. Text that is no day stays as it is. */
export const dayWithWeekday = (day: string): string =>
  Number.isNaN(momentOf(day).getTime())
    ? day
    : `${datesText({ from: day, to: day })} ${digits(day.slice(0, 4))}`;
