import { z } from 'zod';
import { shopSettingsSchema } from './settings.schema.ts';

/** The version that the admin has seen; 0 before the first change. */
const version = z.int({ error: 'Version is not valid' }).min(0, 'Version is not valid').max(2_000_000_000);

export const saveSettingsSchema = z.object({ version, settings: shopSettingsSchema });

export const restoreSettingsSchema = z.object({ version, restore: version });

/** Only versions older than `before`. */
export const settingsVersionsSchema = z.object({
  before: z
    .string({ error: 'Version is not valid' })
    .regex(/^\d{1,9}$/, 'Version is not valid')
    .transform(Number)
    .optional(),
});

const settingValue = z.union([z.string(), z.number(), z.null()]);

/** The changes by setting name, as in `flatSettings`. Null means that there was no value. */
export const changedSettingsSchema = z.record(z.string(), z.object({ from: settingValue, to: settingValue }));
