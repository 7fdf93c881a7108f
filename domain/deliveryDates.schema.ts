import { z } from 'zod';
import { MAX_DAYS_OFF, type WeeklyDaysOff, weeklyDaysOff } from './deliveryDates.ts';
import { typedNumber, wholeNumber } from './numbers.ts';

const CUT_OFF = 'Cut-off hour must be a whole number from 0 to 24';
const WRONG_DAY = 'Days off must be dates such as 2026-12-24';
const weeklyOffValues = Object.keys(weeklyDaysOff) as [WeeklyDaysOff, ...WeeklyDaysOff[]];

/** The form holds the days as one text, the API as a list. */
const typedDays = (days: readonly string[] | string | undefined) =>
  typeof days === 'string' ? days.split(/[\s,]+/).filter(Boolean) : days;

const daysOff = z.preprocess(
  typedDays,
  z
    .array(z.iso.date({ error: WRONG_DAY }), { error: WRONG_DAY })
    .max(MAX_DAYS_OFF, `At most ${MAX_DAYS_OFF} days off can be listed`)
    .overwrite((days) => [...new Set(days)].sort()),
);

export const deliveryDaysSchema = z.object({
  /** An order before this hour in Dhaka leaves on the same day. 24: until midnight. */
  cutOffHour: typedNumber(wholeNumber(CUT_OFF, 0, 24)),
  weeklyOff: z.enum(weeklyOffValues, { error: 'Please choose the weekly day off' }),
  /** Besides the weekly ones and the public holidays. */
  daysOff,
});
