/** Query fields of lists. Blank means absent. */

import { z } from 'zod';
import { fieldTexts } from '#texts/fields.ts';
import { SEARCH_MAX } from './askingLimits.ts';
import { toLatinDigits } from './digits.ts';
import { type Label, labelText } from './labels.ts';
import { MAX_LIMIT } from './pages.ts';
import { cleanLine } from './text.ts';

/** A text to search for. */
export const searchField = z
  .string({ error: () => fieldTexts.notValid(fieldTexts.search) })
  .overwrite(cleanLine)
  .max(SEARCH_MAX, { error: () => fieldTexts.isTooLong(fieldTexts.search) })
  .transform((text) => text || undefined)
  .optional();

/** One of a few values. */
export const choiceField = <const T extends readonly string[]>(values: T, message: Label) =>
  z
    .enum([...values, ''] as (T[number] | '')[], { error: () => labelText(message) })
    .transform((value): T[number] | undefined => value || undefined)
    .optional();

/** A number from the query. Blank means absent; anything but a whole number within the limits is refused. */
const countFrom = (label: () => string, max: number, otherwise: number) => {
  const error = () => fieldTexts.notValid(label());
  return z
    .string({ error })
    .max(20, { error })
    .overwrite((text) => toLatinDigits(text).trim())
    .regex(/^\d*$/, { error })
    .transform((text) => (text === '' ? otherwise : Number(text)))
    .refine((count) => count >= 1 && count <= max, { error })
    .default(otherwise);
};

/** A page number. A page past the end is empty, not an error. */
export const pageField = countFrom(() => fieldTexts.page, Number.MAX_SAFE_INTEGER, 1);
/** Rows of a page, from 1 to `MAX_LIMIT`. `otherwise`: if the query names no number. */
export const limitField = (otherwise: number) => countFrom(() => fieldTexts.limit, MAX_LIMIT, otherwise);
