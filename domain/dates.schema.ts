import { z } from 'zod';
import { fieldTexts } from '#texts/fields.ts';
import { startOfDay, startOfNextDay } from './dayLimits.ts';

/** The database has no year 0, and responses have years of four digits. */
export const hasYear = (moment: Date): boolean =>
  moment.getUTCFullYear() >= 1 && moment.getUTCFullYear() <= 9999;

const isDay = (text: string) => z.iso.date().safeParse(text).success && hasYear(new Date(text));

const moment = z.iso.datetime({ offset: true, local: false });
const isMoment = (text: string) => moment.safeParse(text).success && hasYear(new Date(text));

/** A day in Dhaka such as '2026-01-31'. Blank means absent. */
export const dayField = (message: () => string) =>
  z
    .string({ error: message })
    .trim()
    .refine((text) => text === '' || isDay(text), { error: message })
    .transform((text) => text || undefined)
    .optional();

/** One end of a date range in a query: a day or a moment. Blank means absent. */
const endFrom = (label: () => string, dayAsMoment: (day: string) => Date) => {
  const isNoDate = { error: () => fieldTexts.notValid(label()) };
  return z
    .string(isNoDate)
    .max(40, isNoDate)
    .overwrite((text) => text.trim())
    .refine((text) => text === '' || isDay(text) || isMoment(text), isNoDate)
    .transform((text) => {
      if (text === '') return undefined;
      return isDay(text) ? dayAsMoment(text) : new Date(text);
    })
    .refine((date) => date === undefined || hasYear(date), isNoDate)
    .optional();
};

/** Inclusive. */
export const startDateField = endFrom(() => fieldTexts.startDate, startOfDay);
/** Exclusive. A day includes all of it, so the range ends where the next day begins. */
export const endDateField = endFrom(() => fieldTexts.endDate, startOfNextDay);
