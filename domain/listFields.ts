/** What lists take from an address line, where blank is as good as absent. */
import { z } from 'zod';
import { cleanLine } from './text.ts';

/** Any text, of which a part is looked for. */
export const searchField = z
  .string({ error: 'Search is not valid' })
  .overwrite(cleanLine)
  .max(200, 'Search is too long')
  .transform((text) => text || undefined)
  .optional();

/** One of a few words. */
export const choiceField = <const T extends readonly string[]>(values: T, message: string) =>
  z
    .enum([...values, ''] as (T[number] | '')[], { error: message })
    .transform((value): T[number] | undefined => value || undefined)
    .optional();
