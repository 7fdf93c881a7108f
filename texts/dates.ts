/** Dates in the language of the moment. */
import * as bn from './bn/dates.ts';
import * as en from './en/dates.ts';
import { languageNow } from './language.ts';

const datesNow = () => (languageNow() === 'bn' ? bn : en);

/** 'Jan' for 1; Bangla does not shorten months. */
export const monthName = (month: number): string => datesNow().monthName(month);

/** 'January' for 1. */
export const fullMonthName = (month: number): string => datesNow().fullMonthName(month);

/** '31 Jan 2026', '৩১ জানুয়ারি ২০২৬' */
export const dayText = (day: number, month: number, year: number): string =>
  datesNow().dayText(day, month, year);

/** A day's text with a time in 24 hours. */
export const momentText = (day: string, time: string): string => datesNow().momentText(day, time);
