/** The shop's settings: public for everyone, editable by admins. */
import { z } from 'zod';
import { publicSettingsSchema, shopSettingsSchema } from '#domain/settings.schema.ts';
import {
  changedSettingsSchema,
  restoreSettingsSchema,
  saveSettingsSchema,
} from '#domain/settingsVersions.schema.ts';
import { versionsSchema } from '#domain/versions.schema.ts';
import { endpoint } from './endpoint.ts';
import { SETTINGS_TAG } from './tags.ts';
import { moment } from './values.ts';

const admin = { who: 'admin', duty: 'settings', group: 'Admin' } as const;

/** Null if nobody changed the settings, or if the admin is no longer known. */
const changedBy = z.object({ _id: z.string(), name: z.string() }).nullable();

const adminSettings = z.object({
  /** Increases by one with every change; 0 before the first. Send it with the next change. */
  version: z.int(),
  settings: shopSettingsSchema,
  changedAt: moment.nullable(),
  changedBy,
});

export const settings = {
  settings: endpoint({
    method: 'GET',
    path: '/shop',
    who: 'anyone',
    group: 'Shop',
    summary: 'Name, phone, address, delivery fees and other public settings',
    response: publicSettingsSchema.extend({
      /** The shop's name in the other language, for search engines. */
      otherName: z.string().optional(),
      /** Whether an SMS tells that an order is on its way. The other settings of SMS are for admins only. */
      smsOnShipping: z.boolean().optional(),
    }),
    cache: { kind: 'public', tagsOf: () => [SETTINGS_TAG] },
  }),
  adminSettings: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/shop',
    summary: 'The settings, with who changed them last and when',
    response: adminSettings,
  }),
  saveSettings: endpoint({
    ...admin,
    method: 'PUT',
    path: '/admin/shop',
    summary:
      'Change the settings, starting from the version that was read. Applies everywhere at once. What is saved already changes nothing',
    input: { body: saveSettingsSchema },
    response: adminSettings,
    refusals: ['settingsChanged'],
    touches: () => [SETTINGS_TAG],
  }),
  settingsVersions: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/shop/versions',
    summary: 'The versions of the settings with their changes, newest first',
    input: { query: versionsSchema },
    response: z.object({
      versions: z.array(
        z.object({
          version: z.int(),
          at: moment,
          by: changedBy,
          /** The restored version; null if an admin entered the settings. */
          restoredFrom: z.int().nullable(),
          changes: changedSettingsSchema,
        }),
      ),
      hasMore: z.boolean(),
    }),
  }),
  restoreSettings: endpoint({
    ...admin,
    method: 'PUT',
    path: '/admin/shop/restore',
    summary: 'Restore an older version of the settings as a new version',
    input: { body: restoreSettingsSchema },
    response: adminSettings,
    refusals: ['settingsChanged', 'versionNotFound'],
    touches: () => [SETTINGS_TAG],
  }),
};
