/** What an admin can ask of the list of users. */
import { z } from 'zod';
import { roles } from './accounts.ts';
import { limitField, pageField, pageSizes } from './pages.ts';
import { cleanLine } from './text.ts';

const blankIsNone = <T extends string>(value: T | '') => (value === '' ? undefined : value);

export const userListingSchema = z.object({
  page: pageField,
  limit: limitField(pageSizes.adminUsers),
  search: z
    .string({ error: 'Search is not valid' })
    .overwrite(cleanLine)
    .max(200, 'Search is too long')
    .transform((text) => text || undefined)
    .optional(),
  role: z
    .enum([...roles, ''], { error: 'Role must be user or admin' })
    .transform(blankIsNone)
    .optional(),
  isActive: z
    .enum(['true', 'false', ''], { error: 'isActive must be true or false' })
    .transform((value) => (value === '' ? undefined : value === 'true'))
    .optional(),
});
export type UserListing = z.output<typeof userListingSchema>;
