import { holidayTexts } from '#texts/deliveryDays.ts';
import { holidays } from './publicHolidays.ts';

/** The names, which only the owner reads, are apart from the days, which customers' pages load. */
export function holidayName(day: string): string {
  const holiday = holidays[day];
  return holiday ? holidayTexts[holiday] : '';
}
