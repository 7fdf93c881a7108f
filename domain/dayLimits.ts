/** The moments between which a day in Dhaka lies. */
import { DAY_MS, OFFSET_MS } from './dates.ts';

/** The moment at which a day begins in Dhaka. */
export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00.000Z`) - OFFSET_MS);

/** The moment at which the next day begins in Dhaka: the exclusive end of a range of days. */
export const startOfNextDay = (day: string): Date => new Date(startOfDay(day).getTime() + DAY_MS);
