/** How a customer reads the last day of a cosmetic. Apart from `batches.ts`, whose rules only admins and the server need. */

/** 'January 2026': what a customer reads. */
export const monthText = (day: string): string => {
  const [year, month] = day.split('-');
  return `${monthNames[Number(month) - 1]} ${year}`;
};
const monthNames = [
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
