/** Numbers from forms and queries: text, Bangla digits, blanks. */

import { z } from 'zod';
import { toLatinDigits } from './digits.ts';
import { type Label, labelText } from './labels.ts';

export type Typed = number | string | null | undefined;

/** Whole numbers in groups: '1,250', or '1,25,000' as in Bangladesh. */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(?![\d,])/;
const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/;

/**
 * Blank becomes undefined. Text that is no decimal, with or without groups, becomes NaN, which every number schema refuses.
 */
export function readNumber(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value !== 'string') return value;
  const text = toLatinDigits(value).trim();
  if (text === '') return undefined;
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text;
  return DECIMAL.test(plain) ? Number(plain) : Number.NaN;
}

/** Makes a number schema accept typed text. */
export const typedNumber = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value: Typed) => readNumber(value), schema);

/** The same with a default for absent values. A blank text is refused: it means a cleared field. */
export const typedNumberOr = (otherwise: number, schema: z.ZodInt) =>
  z.preprocess(
    (value: Typed) => (value === undefined ? undefined : (readNumber(value) ?? null)),
    schema.default(otherwise),
  );

/** A whole number with one message for every error. The limits are inclusive. */
export const wholeNumber = (message: Label, min: number, max: number) => {
  const error = () => labelText(message);
  return z.int({ error }).min(min, { error }).max(max, { error });
};
