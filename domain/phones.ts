/** Bangladeshi mobile numbers: one rule everywhere, kept as 11 digits. */
import { z } from 'zod';
import { toLatinDigits } from './digits.ts';

export const PHONE_LENGTH = 11;
const MOBILE = /^01[3-9]\d{8}$/;
/** Spaces of every kind, what invisible marks a copied number brings, and dashes of every kind. */
const SEPARATORS = /[\s\p{Cf}\p{Pd}\u2212]/gu;

export const phoneMessages = {
  required: 'Phone number is required',
  inline: 'Number is not valid',
  invalid: 'Please enter a valid Bangladeshi phone number',
  invalidForAccount: 'Please enter a valid Bangladeshi phone number starting with 01',
  hint: 'Must start with 01',
} as const;

/** `+880 1712-345678` and `০১৭১২৩৪৫৬৭৮` become `01712345678`; what is no number stays recognisably wrong. */
export const normalisePhone = (typed: string): string =>
  toLatinDigits(typed)
    .replace(SEPARATORS, '')
    .replace(/^\+?88/, '');

export const isPhone = (typed: string): boolean => MOBILE.test(normalisePhone(typed));

/** For a field that takes digits only: each keystroke or paste passes through here. */
export const typedPhone = (typed: string): string =>
  toLatinDigits(typed).replace(/\D/g, '').replace(/^88/, '').slice(0, PHONE_LENGTH);

/** "01712-345678" */
export const formatPhone = (phone: string): string =>
  MOBILE.test(phone) ? `${phone.slice(0, 5)}-${phone.slice(5)}` : phone;

/** For the address of an order. */
export const phoneField = z
  .string({ error: phoneMessages.required })
  .max(60, phoneMessages.invalid)
  .overwrite(normalisePhone)
  .min(1, phoneMessages.required)
  .regex(MOBILE, phoneMessages.invalid);

/** For an account, where a phone is optional: blank is null, none. */
export const optionalPhoneField = z
  .string({ error: phoneMessages.invalidForAccount })
  .max(60, phoneMessages.invalidForAccount)
  .overwrite(normalisePhone)
  .regex(/^(01[3-9]\d{8})?$/, phoneMessages.invalidForAccount)
  .transform((phone) => phone || null)
  .nullish();
