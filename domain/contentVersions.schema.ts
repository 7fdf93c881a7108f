import { z } from 'zod';
import { contentTexts } from '#texts/content.ts';
import { fieldTexts } from '#texts/fields.ts';
import { contentSchema } from './content.schema.ts';
import { contentKeys, pageKeys } from './content.ts';

const isNoVersion = { error: () => fieldTexts.notValid(contentTexts.versionLabel) };

/** The version that the admin has seen; 0 is what comes with the shop. */
const version = z.int(isNoVersion).min(0, isNoVersion).max(2_000_000_000, isNoVersion);

export const contentParams = z.object({ key: z.enum(contentKeys) });
export const pageParams = z.object({ page: z.enum(pageKeys) });

export const saveDraftSchema = z.object({ version, content: contentSchema });
export const previewContentSchema = z.object({ content: contentSchema });
export const publishContentSchema = z.object({ version });
export const restoreContentSchema = z.object({ version, restore: version });

/** Only versions older than `before`. */
export const contentVersionsSchema = z.object({
  before: z
    .string(isNoVersion)
    .regex(/^\d{1,9}$/, isNoVersion)
    .transform(Number)
    .optional(),
});
