/** How a customer reads the last day of a cosmetic. Apart from `batches.ts`, whose rules only admins and the server need. */
import { fullMonthName } from '#texts/dates.ts';
import { digits } from '#texts/numbers.ts';

/** 'January 2026': what a customer reads. */
export const monthText = (day: string): string => {
  const [year = '', month] = day.split('-');
  return `${fullMonthName(Number(month))} ${digits(year)}`;
};
