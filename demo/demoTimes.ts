/** Dates of the demo data. The same key always gets the same time of day in Dhaka. */
import { createHash } from 'node:crypto';
import { isDhaka } from '#domain/districts.ts';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Bangladesh has no daylight saving time. */
const DHAKA_AHEAD = 6 * HOUR;

const chance = (key: string): number => createHash('sha256').update(key).digest().readUInt32BE(0) / 2 ** 32;

/** A time between 9 in the morning and 10 at night, this many days ago. */
export function daysBefore(now: Date, days: number, key: string): Date {
  const today = Math.floor((now.getTime() + DHAKA_AHEAD) / DAY) * DAY - DHAKA_AHEAD;
  return new Date(Math.floor(today - days * DAY + (9 + 13 * chance(key)) * HOUR));
}

/** The order is packed within 15 hours and shipped 4 to 12 hours later. Delivery takes as long as the shop promises. */
export function orderTimes(placed: Date, district: string, key: string) {
  const processing = new Date(placed.getTime() + Math.floor((1 + 14 * chance(`packed ${key}`)) * HOUR));
  const shipped = new Date(processing.getTime() + Math.floor((4 + 8 * chance(`sent ${key}`)) * HOUR));
  const road = isDhaka(district) ? 1.2 : 2.5;
  const delivered = new Date(shipped.getTime() + Math.floor((road + 0.9 * chance(`there ${key}`)) * DAY));
  return { processing, shipped, delivered };
}
