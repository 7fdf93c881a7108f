import { z } from 'zod';
import { contentTexts } from '#texts/content.ts';
import { fieldTexts } from '#texts/fields.ts';
import { shopSettingsSchema } from './settings.schema.ts';

const isNoVersion = { error: () => fieldTexts.notValid(contentTexts.versionLabel) };

/** The version that the admin has seen; 0 before the first change. */
const version = z.int(isNoVersion).min(0, isNoVersion).max(2_000_000_000, isNoVersion);

export const saveSettingsSchema = z.object({ version, settings: shopSettingsSchema });

export const restoreSettingsSchema = z.object({ version, restore: version });

/** Only versions older than `before`. */
export const settingsVersionsSchema = z.object({
  before: z
    .string(isNoVersion)
    .regex(/^\d{1,9}$/, isNoVersion)
    .transform(Number)
    .optional(),
});

const settingValue = z.union([z.string(), z.number(), z.null()]);

/** The changes by setting name, as in `flatSettings`. Null means that there was no value. */
export const changedSettingsSchema = z.record(z.string(), z.object({ from: settingValue, to: settingValue }));
