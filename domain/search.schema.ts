import { z } from 'zod';
import { SEARCH_MAX } from './search.ts';
import { cleanLine } from './text.ts';

export const suggestionsSchema = z.object({
  q: z
    .string({ error: 'q is required' })
    .overwrite(cleanLine)
    .max(SEARCH_MAX, 'This search is too long')
    .default(''),
});
