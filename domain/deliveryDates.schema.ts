import { z } from 'zod';
import { deliveryDaysTexts } from '#texts/deliveryDays.ts';
import { toLatinDigits } from './digits.ts';
import { typedNumber, wholeNumber } from './numbers.ts';

const wrongDay = { error: () => deliveryDaysTexts.wrongDay };

/** An admin may add so many days off, and so many working days. */
const MAX_DAYS_OFF = 60;

/** The form holds the days as one text, the API as a list. */
const typedDays = (days: readonly string[] | string | undefined) =>
  typeof days === 'string'
    ? toLatinDigits(days)
        .split(/[\s,]+/)
        .filter(Boolean)
    : days;

const days = z.preprocess(
  typedDays,
  z
    .array(z.iso.date(wrongDay), wrongDay)
    .max(MAX_DAYS_OFF, { error: () => deliveryDaysTexts.tooManyDaysOff(MAX_DAYS_OFF) })
    .overwrite((days) => [...new Set(days)].sort()),
);

const deliveryDaysFields = z.object({
  /** An order before this hour in Dhaka leaves on the same day. 24: until midnight. */
  cutOffHour: typedNumber(wholeNumber(() => deliveryDaysTexts.cutOffHour, 0, 24)),
  weeklyOff: z.enum(['friday', 'friday_saturday', 'none'], {
    error: () => deliveryDaysTexts.chooseWeeklyOff,
  }),
  /** Besides the weekly ones and the public holidays. */
  daysOff: days,
  /** Days on which couriers work although they are a holiday or the weekly day off. */
  workingDays: days.default([]),
});

export const deliveryDaysSchema = deliveryDaysFields.refine(
  ({ daysOff, workingDays }) => !workingDays.some((day) => daysOff.includes(day)),
  { error: () => deliveryDaysTexts.bothLists, path: ['workingDays'] },
);
