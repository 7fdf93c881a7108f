/** When the things of the demo's past happened: at the same hours of Dhaka's days for the same keys. */
import { createHash } from 'node:crypto';
import { isDhaka } from '#domain/districts.ts';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Bangladesh keeps one time all year. */
const DHAKA_AHEAD = 6 * HOUR;

const chance = (key: string): number => createHash('sha256').update(key).digest().readUInt32BE(0) / 2 ** 32;

/** Somewhen between nine in the morning and ten at night of the day so long ago. */
export function daysBefore(now: Date, days: number, key: string): Date {
  const today = Math.floor((now.getTime() + DHAKA_AHEAD) / DAY) * DAY - DHAKA_AHEAD;
  return new Date(Math.floor(today - days * DAY + (9 + 13 * chance(key)) * HOUR));
}

/** The next morning it is packed, in the evening the courier has it, and the road takes as long as the shop says. */
export function orderTimes(placed: Date, district: string, key: string) {
  const processing = new Date(placed.getTime() + Math.floor((1 + 14 * chance(`packed ${key}`)) * HOUR));
  const shipped = new Date(processing.getTime() + Math.floor((4 + 8 * chance(`sent ${key}`)) * HOUR));
  const road = isDhaka(district) ? 1.2 : 2.5;
  const delivered = new Date(shipped.getTime() + Math.floor((road + 0.9 * chance(`there ${key}`)) * DAY));
  return { processing, shipped, delivered };
}
