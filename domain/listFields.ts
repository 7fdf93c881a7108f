/** Query fields of lists. Blank means absent. */
import { z } from 'zod';
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
