import { z } from 'zod';
import { categoryValues } from './categories.ts';
import { couponCodeField } from './couponCodes.schema.ts';
import { couponKindValues } from './coupons.ts';
import { endDateField, startDateField } from './dates.schema.ts';
import { limitField, pageField } from './listFields.ts';
import { amountField } from './money.schema.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { pageSizes } from './pages.ts';

const CODE = /^[A-Z0-9-]{3,30}$/;
const newCodeField = couponCodeField.refine((code) => CODE.test(code), {
  error: 'Code must be 3 to 30 letters, digits or dashes',
});

const uses = (label: string) => {
  const message = `${label} must be a whole number from 1 to 1,000,000`;
  return typedNumber(
    wholeNumber(message, 1, 1_000_000)
      .nullish()
      .transform((count) => count ?? null),
  );
};

/** Blank and 0 mean no such amount. */
const optionalAmount = (label: string) =>
  z.preprocess((value) => (value === null || value === '' ? 0 : value), amountField(label).default(0));

const orNone = <S extends z.ZodType>(field: S) =>
  z.preprocess((value) => (value === null ? undefined : value), field).transform((value) => value ?? null);

/** A coupon as an admin writes it. Amounts are in taka; a value of `percent` is a percentage. */
export const couponSchema = z
  .object({
    code: newCodeField,
    kind: z.enum(couponKindValues, { error: 'Please choose what the code takes off' }),
    value: optionalAmount('Value'),
    minSpend: optionalAmount('Minimum spend'),
    maxDiscount: optionalAmount('Maximum discount').transform((taka) => taka || null),
    startsAt: orNone(startDateField),
    endsAt: orNone(endDateField),
    limit: uses('Uses in all'),
    limitPerPhone: uses('Uses per customer'),
    categories: z
      .array(z.enum(categoryValues, { error: 'Unknown category' }))
      .max(categoryValues.length)
      .default([]),
    active: z.boolean({ error: 'Active must be true or false' }).default(true),
  })
  .superRefine(({ kind, value, startsAt, endsAt }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (kind === 'percent' && !(Number.isInteger(value) && value >= 1 && value <= 100))
      refuse('value', 'Percent must be a whole number from 1 to 100');
    if (kind === 'amount' && value <= 0) refuse('value', 'Amount must be more than 0');
    if (startsAt && endsAt && endsAt <= startsAt) refuse('endsAt', 'The code must end after it starts');
  });
export type CouponForm = z.output<typeof couponSchema>;

export const couponListingSchema = z.object({ page: pageField, limit: limitField(pageSizes.coupons) });
