import { z } from 'zod';
import { listingFaults } from '#texts/listing.ts';
import { SEARCH_MAX } from './askingLimits.ts';
import { cleanLine } from './text.ts';

export const suggestionsSchema = z.object({
  q: z
    .string({ error: () => listingFaults.searchRequired })
    .overwrite(cleanLine)
    .max(SEARCH_MAX, { error: () => listingFaults.searchTooLong })
    .default(''),
});
