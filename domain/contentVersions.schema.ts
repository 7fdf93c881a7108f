import { z } from 'zod';
import { contentSchema } from './content.schema.ts';
import { contentKeys, pageKeys } from './content.ts';
import { versionField } from './versions.schema.ts';

export const contentParams = z.object({ key: z.enum(contentKeys) });
export const pageParams = z.object({ page: z.enum(pageKeys) });

export const saveDraftSchema = z.object({ version: versionField, content: contentSchema });
export const previewContentSchema = z.object({ content: contentSchema });
export const publishContentSchema = z.object({ version: versionField });
export const restoreContentSchema = z.object({ version: versionField, restore: versionField });
