import { z } from 'zod';
import { MOBILE, normalisePhone, phoneMessages } from './phones.ts';

/** The phone of a delivery address. */
export const phoneField = z
  .string({ error: phoneMessages.required })
  .max(60, phoneMessages.invalid)
  .overwrite(normalisePhone)
  .min(1, phoneMessages.required)
  .regex(MOBILE, phoneMessages.invalid);

/** The phone of an account. Optional: blank becomes null. */
export const optionalPhoneField = z
  .string({ error: phoneMessages.invalidForAccount })
  .max(60, phoneMessages.invalidForAccount)
  .overwrite(normalisePhone)
  .regex(/^(01[3-9]\d{8})?$/, phoneMessages.invalidForAccount)
  .transform((phone) => phone || null)
  .nullish();
