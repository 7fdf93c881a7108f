import { z } from 'zod';
import { phoneTexts } from '#texts/phones.ts';
import { MOBILE, normalisePhone } from './phones.ts';

/** The phone of a delivery address. */
export const phoneField = z
  .string({ error: () => phoneTexts.required })
  .max(60, { error: () => phoneTexts.invalid })
  .overwrite(normalisePhone)
  .min(1, { error: () => phoneTexts.required })
  .regex(MOBILE, { error: () => phoneTexts.invalid });

/** The phone of an account. Optional: blank becomes null. */
export const optionalPhoneField = z
  .string({ error: () => phoneTexts.invalidForAccount })
  .max(60, { error: () => phoneTexts.invalidForAccount })
  .overwrite(normalisePhone)
  .regex(/^(01[3-9]\d{8})?$/, { error: () => phoneTexts.invalidForAccount })
  .transform((phone) => phone || null)
  .nullish();
