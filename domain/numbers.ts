/** Numbers as a form or an address line gives them: text, Bangla digits and blanks included. */
import { z } from 'zod';
import { toLatinDigits } from './digits.ts';

export type Typed = number | string | null | undefined;

const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/;

/** Blank is nothing; text that is no plain decimal is NaN, which every number schema refuses. */
export function readNumber(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value !== 'string') return value;
  const text = toLatinDigits(value).trim();
  if (text === '') return undefined;
  return DECIMAL.test(text) ? Number(text) : Number.NaN;
}

/** Lets a number schema also take what people type. */
export const typedNumber = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value: Typed) => readNumber(value), schema);

/** A whole number that has a sentence for everything that is wrong with it. */
export const wholeNumber = (message: string, min: number, max: number) =>
  z.int({ error: message }).min(min, message).max(max, message);
