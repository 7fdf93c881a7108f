import { z } from 'zod';
import { contentSchema } from './content.schema.ts';
import { contentKeys, pageKeys } from './content.ts';

/** The version that the admin has seen; 0 is what comes with the shop. */
const version = z.int({ error: 'Version is not valid' }).min(0, 'Version is not valid').max(2_000_000_000);

export const contentParams = z.object({ key: z.enum(contentKeys) });
export const pageParams = z.object({ page: z.enum(pageKeys) });

export const saveDraftSchema = z.object({ version, content: contentSchema });
export const previewContentSchema = z.object({ content: contentSchema });
export const publishContentSchema = z.object({ version });
export const restoreContentSchema = z.object({ version, restore: version });

/** Only versions older than `before`. */
export const contentVersionsSchema = z.object({
  before: z
    .string({ error: 'Version is not valid' })
    .regex(/^\d{1,9}$/, 'Version is not valid')
    .transform(Number)
    .optional(),
});
