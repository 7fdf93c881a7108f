/** Dates as English texts in Bangladesh write them. */
/** Shortened, from January. */
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

const fullMonthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '31 Jan 2026' */
export const dayText = (day: number, month: number, year: number): string =>
  `${day} ${monthNames[month - 1]} ${year}`;

/** '31 Jan 2026, 18:05' from the day's text and '18:05'. */
export const momentText = (day: string, time: string): string => `${day}, ${time}`;

export const monthName = (month: number): string => monthNames[month - 1] ?? '';

export const fullMonthName = (month: number): string => fullMonthNames[month - 1] ?? '';
