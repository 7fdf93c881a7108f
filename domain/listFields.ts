/** Query fields of lists. Blank means absent. */
import { z } from 'zod';
import { toLatinDigits } from './digits.ts';
import { MAX_LIMIT } from './pages.ts';
import { cleanLine } from './text.ts';

/** A text to search for. */
export const searchField = z
  .string({ error: 'Search is not valid' })
  .overwrite(cleanLine)
  .max(200, 'Search is too long')
  .transform((text) => text || undefined)
  .optional();

/** One of a few values. */
export const choiceField = <const T extends readonly string[]>(values: T, message: string) =>
  z
    .enum([...values, ''] as (T[number] | '')[], { error: message })
    .transform((value): T[number] | undefined => value || undefined)
    .optional();

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
