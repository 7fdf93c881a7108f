/**
 * Public holidays of Bangladesh, on which couriers rest. Days that fall on the weekly day off are listed, too, because the
 * owner can choose another one.
 *
 * 2026: from the list of the Ministry of Public Administration of 9 November 2025, general holidays and holidays by
 * executive order. 2027: the list was not published yet. Days of the sun's calendar are sure. Days that follow the moon are
 * expected, by the phase of the moon over Dhaka and the estimates of the library python-holidays 0.105, with as many days
 * around both Eids as in 2026. The owner adds what the moon or the government changes in the settings.
 */
const holidays: Readonly<Record<string, string>> = {
  '2026-02-04': 'Shab-e-Barat',
  '2026-02-21': 'Language Martyrs’ Day',
  '2026-03-17': 'Shab-e-Qadr',
  '2026-03-19': 'Eid-ul-Fitr',
  '2026-03-20': 'Jumatul Bidah',
  '2026-03-21': 'Eid-ul-Fitr',
  '2026-03-22': 'Eid-ul-Fitr',
  '2026-03-23': 'Eid-ul-Fitr',
  '2026-03-26': 'Independence Day',
  '2026-04-14': 'Bengali New Year',
  '2026-05-01': 'May Day',
  '2026-05-26': 'Eid-ul-Azha',
  '2026-05-27': 'Eid-ul-Azha',
  '2026-05-28': 'Eid-ul-Azha',
  '2026-05-29': 'Eid-ul-Azha',
  '2026-05-30': 'Eid-ul-Azha',
  '2026-05-31': 'Eid-ul-Azha',
  '2026-06-26': 'Ashura',
  '2026-08-05': 'July Mass Uprising Day',
  '2026-08-26': 'Eid-e-Miladunnabi',
  '2026-09-04': 'Janmashtami',
  '2026-10-20': 'Durga Puja',
  '2026-10-21': 'Durga Puja',
  '2026-12-16': 'Victory Day',
  '2026-12-25': 'Christmas',
  '2027-01-24': 'Shab-e-Barat',
  '2027-02-21': 'Language Martyrs’ Day',
  '2027-03-05': 'Jumatul Bidah',
  '2027-03-07': 'Shab-e-Qadr',
  '2027-03-08': 'Eid-ul-Fitr',
  '2027-03-09': 'Eid-ul-Fitr',
  '2027-03-10': 'Eid-ul-Fitr',
  '2027-03-11': 'Eid-ul-Fitr',
  '2027-03-12': 'Eid-ul-Fitr',
  '2027-03-26': 'Independence Day',
  '2027-04-14': 'Bengali New Year',
  '2027-05-01': 'May Day',
  '2027-05-15': 'Eid-ul-Azha',
  '2027-05-16': 'Eid-ul-Azha',
  '2027-05-17': 'Eid-ul-Azha',
  '2027-05-18': 'Eid-ul-Azha',
  '2027-05-19': 'Eid-ul-Azha',
  '2027-05-20': 'Eid-ul-Azha',
  '2027-06-16': 'Ashura',
  '2027-08-05': 'July Mass Uprising Day',
  '2027-08-15': 'Eid-e-Miladunnabi',
  '2027-08-25': 'Janmashtami',
  '2027-10-08': 'Durga Puja',
  '2027-10-09': 'Durga Puja',
  '2027-12-16': 'Victory Day',
  '2027-12-25': 'Christmas',
};

/** All days of the table, oldest first. */
export const holidayDays: readonly string[] = Object.keys(holidays);

export const holidayName = (day: string): string => holidays[day] ?? '';

export const isPublicHoliday = (day: string): boolean => Object.hasOwn(holidays, day);
