import { holidayTexts } from '#texts/deliveryDays.ts';
import { holidays } from './publicHolidays.ts';

/** The moon decides their days, so until the list of the year is published they are expected ones. */
const followMoon: readonly (keyof typeof holidayTexts)[] = [
  'shabEBarat',
  'shabEQadr',
  'eidUlFitr',
  'jumatulBidah',
  'eidUlAzha',
  'ashura',
  'miladunnabi',
  'janmashtami',
  'durgaPuja',
];
/** The first day that the government had not published when the table was made. */
const UNPUBLISHED_FROM = '2027-01-01';

/** True if the holiday may come on another day, as an admin then says in the settings. */
export function isExpectedHoliday(day: string): boolean {
  const holiday = holidays[day];
  return holiday !== undefined && day >= UNPUBLISHED_FROM && followMoon.includes(holiday);
}

/** The names, which only admins read, are apart from the days, which customers' pages load. */
export function holidayName(day: string): string {
  const holiday = holidays[day];
  return holiday ? holidayTexts[holiday] : '';
}
