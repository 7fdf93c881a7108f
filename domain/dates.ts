/** The shop's days are Dhaka's: UTC+6, no summer time. */
import { z } from 'zod';

const OFFSET_MS = 6 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** '2026-01-31', the day in Dhaka at a moment. */
export const dhakaDay = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** The moment a day begins in Dhaka. */
export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00.000Z`) - OFFSET_MS);

export const startOfNextDay = (day: string): Date => new Date(startOfDay(day).getTime() + DAY_MS);

const isDay = (text: string) => z.iso.date().safeParse(text).success;

const moment = z.iso.datetime({ offset: true, local: false });
const isMoment = (text: string) => moment.safeParse(text).success;

/** One end of a range of time from an address line: a day, or a moment. Blank is as good as absent. */
const endFrom = (message: string, dayAsMoment: (day: string) => Date) =>
  z
    .string({ error: message })
    .max(40, message)
    .overwrite((text) => text.trim())
    .refine((text) => text === '' || isDay(text) || isMoment(text), message)
    .transform((text) => {
      if (text === '') return undefined;
      return isDay(text) ? dayAsMoment(text) : new Date(text);
    })
    .optional();

/** Inclusive. */
export const startDateField = endFrom('Start date is not valid', startOfDay);
/** Exclusive: a day as an end includes the whole of it, so the range ends where the next begins. */
export const endDateField = endFrom('End date is not valid', startOfNextDay);

/** As English texts of Bangladesh shorten them. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** "31 Jan 2026". Written here, as numbers are: a browser's first formatter of dates is slow to come. */
export function formatDay(moment: string | Date): string {
  const [year, month, day] = dhakaDay(new Date(moment)).split('-');
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

/** "31 Jan 2026, 18:05" */
export const formatMoment = (moment: string | Date): string =>
  `${formatDay(moment)}, ${new Date(new Date(moment).getTime() + OFFSET_MS).toISOString().slice(11, 16)}`;
