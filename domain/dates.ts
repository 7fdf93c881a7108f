/** Dates of the shop. A day is a day in Dhaka: UTC+6, no summer time. Moments are in UTC. */
import { dayText, momentText } from '#texts/dates.ts';

/** How far Dhaka is ahead of UTC. */
export const OFFSET_MS = 6 * 60 * 60 * 1000;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment this many times 24 hours earlier. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** The day in Dhaka at a moment: '2026-01-31'. */
export const dhakaDay = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** The hour in Dhaka, from 0 to 23. */
export const dhakaHour = (moment: Date): number => new Date(moment.getTime() + OFFSET_MS).getUTCHours();

/**
 * "31 Jan 2026": the day in Dhaka at a moment, or a day such as '2026-01-31', which begins in UTC at 06:00 in Dhaka. Formatted
 * by hand, since the first `Intl.DateTimeFormat` of a browser is slow to create.
 */
export function formatDay(moment: string | Date): string {
  const [year = 0, month = 0, day = 0] = dhakaDay(new Date(moment)).split('-').map(Number);
  return dayText(day, month, year);
}

/** "31 Jan 2026, 18:05", the time in Dhaka. */
export const formatMoment = (moment: string | Date): string =>
  momentText(formatDay(moment), new Date(new Date(moment).getTime() + OFFSET_MS).toISOString().slice(11, 16));
