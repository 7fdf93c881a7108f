import { z } from 'zod';
import { shopSettingsSchema } from './settings.schema.ts';
import { versionField } from './versions.schema.ts';

export const saveSettingsSchema = z.object({ version: versionField, settings: shopSettingsSchema });

export const restoreSettingsSchema = z.object({ version: versionField, restore: versionField });

const settingValue = z.union([z.string(), z.number(), z.null()]);

/** The changes by setting name, as in `flatSettings`. Null means that there was no value. */
export const changedSettingsSchema = z.record(z.string(), z.object({ from: settingValue, to: settingValue }));
