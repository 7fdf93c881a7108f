import { z } from 'zod';
import { toLatinDigits } from './digits.ts';
import { MAX_LIMIT } from './pages.ts';

/** A number from the query. Blank means absent; anything but a whole number within the limits is refused. */
const countFrom = (label: string, max: number, otherwise: number) =>
  z
    .string({ error: `${label} is not valid` })
    .max(20, `${label} is not valid`)
    .overwrite((text) => toLatinDigits(text).trim())
    .regex(/^\d*$/, `${label} is not valid`)
    .transform((text) => (text === '' ? otherwise : Number(text)))
    .refine((count) => count >= 1 && count <= max, `${label} is not valid`)
    .default(otherwise);

/** A page number. A page past the end is empty, not an error. */
export const pageField = countFrom('Page', Number.MAX_SAFE_INTEGER, 1);
export const limitField = (otherwise: number) => countFrom('Limit', MAX_LIMIT, otherwise);
