/**
 * Public holidays of Bangladesh, on which couriers rest. Days that fall on the weekly day off are listed, too, because an
 * admin can choose another one.
 *
 * 2026: from the list of the Ministry of Public Administration of 9 November 2025, general holidays and holidays by
 * executive order. 2027: the list was not published yet. Days of the sun's calendar are sure. Days that follow the moon are
 * expected, by the phase of the moon over Dhaka and the estimates of the library python-holidays 0.105, with as many days
 * around both Eids as in 2026. An admin adds what the moon or the government changes in the settings.
 */
import type { holidayTexts } from '#texts/deliveryDays.ts';

export const holidays: Readonly<Record<string, keyof typeof holidayTexts>> = {
  '2026-02-04': 'shabEBarat',
  '2026-02-21': 'languageMartyrs',
  '2026-03-17': 'shabEQadr',
  '2026-03-19': 'eidUlFitr',
  '2026-03-20': 'jumatulBidah',
  '2026-03-21': 'eidUlFitr',
  '2026-03-22': 'eidUlFitr',
  '2026-03-23': 'eidUlFitr',
  '2026-03-26': 'independence',
  '2026-04-14': 'bengaliNewYear',
  '2026-05-01': 'mayDay',
  '2026-05-26': 'eidUlAzha',
  '2026-05-27': 'eidUlAzha',
  '2026-05-28': 'eidUlAzha',
  '2026-05-29': 'eidUlAzha',
  '2026-05-30': 'eidUlAzha',
  '2026-05-31': 'eidUlAzha',
  '2026-06-26': 'ashura',
  '2026-08-05': 'julyUprising',
  '2026-08-26': 'miladunnabi',
  '2026-09-04': 'janmashtami',
  '2026-10-20': 'durgaPuja',
  '2026-10-21': 'durgaPuja',
  '2026-12-16': 'victory',
  '2026-12-25': 'christmas',
  '2027-01-24': 'shabEBarat',
  '2027-02-21': 'languageMartyrs',
  '2027-03-05': 'jumatulBidah',
  '2027-03-07': 'shabEQadr',
  '2027-03-08': 'eidUlFitr',
  '2027-03-09': 'eidUlFitr',
  '2027-03-10': 'eidUlFitr',
  '2027-03-11': 'eidUlFitr',
  '2027-03-12': 'eidUlFitr',
  '2027-03-26': 'independence',
  '2027-04-14': 'bengaliNewYear',
  '2027-05-01': 'mayDay',
  '2027-05-15': 'eidUlAzha',
  '2027-05-16': 'eidUlAzha',
  '2027-05-17': 'eidUlAzha',
  '2027-05-18': 'eidUlAzha',
  '2027-05-19': 'eidUlAzha',
  '2027-05-20': 'eidUlAzha',
  '2027-06-16': 'ashura',
  '2027-08-05': 'julyUprising',
  '2027-08-15': 'miladunnabi',
  '2027-08-25': 'janmashtami',
  '2027-10-08': 'durgaPuja',
  '2027-10-09': 'durgaPuja',
  '2027-12-16': 'victory',
  '2027-12-25': 'christmas',
};

/** All days of the table, oldest first. */
export const holidayDays: readonly string[] = Object.keys(holidays);

/** `day`: in Dhaka, such as '2026-12-16'. False for a year that the table lacks. */
export const isPublicHoliday = (day: string): boolean => Object.hasOwn(holidays, day);
