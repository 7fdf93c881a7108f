/** Versions of content and settings: the one that an admin has seen, and pages of their history. */
import { z } from 'zod';
import { contentTexts } from '#texts/content.ts';
import { fieldTexts } from '#texts/fields.ts';

const isNoVersion = { error: () => fieldTexts.notValid(contentTexts.versionLabel) };

/** The version that the admin has seen. 0 is what comes with the shop, before the first change. */
export const versionField = z.int(isNoVersion).min(0, isNoVersion).max(2_000_000_000, isNoVersion);

/** Only versions older than `before`. */
export const versionsSchema = z.object({
  before: z
    .string(isNoVersion)
    .regex(/^\d{1,9}$/, isNoVersion)
    .transform(Number)
    .optional(),
});
