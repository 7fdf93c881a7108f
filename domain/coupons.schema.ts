import { z } from 'zod';
import { couponMessages } from '#texts/couponRules.ts';
import { adminPageSizes } from './adminPages.ts';
import { basedOnField } from './basedOn.schema.ts';
import { categoryValues } from './categories.ts';
import { couponCodeField } from './couponCodes.schema.ts';
import { couponKindValues } from './coupons.ts';
import { endDateField, startDateField } from './dates.schema.ts';
import type { Label } from './labels.ts';
import { limitField, pageField } from './listFields.ts';
import { amountField } from './money.schema.ts';
import { typedNumber, wholeNumber } from './numbers.ts';

const CODE = /^[A-Z0-9-]{3,30}$/;
const newCodeField = couponCodeField.refine((code) => CODE.test(code), {
  error: () => couponMessages.codeRule,
});

const uses = (label: () => string) =>
  typedNumber(
    wholeNumber(() => couponMessages.usesRule(label()), 1, 1_000_000)
      .nullish()
      .transform((count) => count ?? null),
  );

/** Blank and 0 mean no such amount. */
const optionalAmount = (label: Label) =>
  z.preprocess((value) => (value === null || value === '' ? 0 : value), amountField(label).default(0));

const orNone = <S extends z.ZodType>(field: S) =>
  z.preprocess((value) => (value === null ? undefined : value), field).transform((value) => value ?? null);

/** A coupon as an admin writes it. Amounts are in taka; a value of `percent` is a percentage. */
export const couponSchema = z
  .object({
    code: newCodeField,
    kind: z.enum(couponKindValues, { error: () => couponMessages.kindRequired }),
    value: optionalAmount(() => couponMessages.value),
    minSpend: optionalAmount(() => couponMessages.minSpend),
    maxDiscount: optionalAmount(() => couponMessages.maxDiscount).transform((taka) => taka || null),
    startsAt: orNone(startDateField),
    endsAt: orNone(endDateField),
    limit: uses(() => couponMessages.uses),
    limitPerPhone: uses(() => couponMessages.usesPerCustomer),
    categories: z
      .array(z.enum(categoryValues, { error: () => couponMessages.unknownCategory }))
      .max(categoryValues.length)
      .default([]),
    active: z.boolean({ error: () => couponMessages.activeRule }).default(true),
  })
  .superRefine(({ kind, value, startsAt, endsAt }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (kind === 'percent' && !(Number.isInteger(value) && value >= 1 && value <= 100))
      refuse('value', couponMessages.percentRule);
    if (kind === 'amount' && value <= 0) refuse('value', couponMessages.amountRule);
    if (startsAt && endsAt && endsAt <= startsAt) refuse('endsAt', couponMessages.endsAfterStart);
  });
export type CouponForm = z.output<typeof couponSchema>;

export const couponChangeSchema = couponSchema.safeExtend({ basedOn: basedOnField });

export const couponListingSchema = z.object({ page: pageField, limit: limitField(adminPageSizes.coupons) });
