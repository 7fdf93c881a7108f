import { digits } from './numbers.ts';

/** Bangla does not shorten the months. */
const monthNames = [
  'জানুয়ারি',
  'ফেব্রুয়ারি',
  'মার্চ',
  'এপ্রিল',
  'মে',
  'জুন',
  'জুলাই',
  'আগস্ট',
  'সেপ্টেম্বর',
  'অক্টোবর',
  'নভেম্বর',
  'ডিসেম্বর',
];

/** '৩১ জানুয়ারি ২০২৬' */
export const dayText = (day: number, month: number, year: number): string =>
  `${digits(day)} ${monthNames[month - 1]} ${digits(year)}`;

/** '৩১ জানুয়ারি ২০২৬, ১৮:০৫' */
export const momentText = (day: string, time: string): string => `${day}, ${digits(time)}`;

export const monthName = (month: number): string => monthNames[month - 1] ?? '';

export const fullMonthName = (month: number): string => monthName(month);
