/** Reads the settings: for everyone, and with their versions for admins. */
import type { Produced } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { otherNameNow, settingsNow } from '#domain/settingsInLanguage.ts';
import { type ChangedSettings, flatSettings, SETTINGS_VERSIONS_SHOWN } from '#domain/settingsVersions.ts';
import { changesBetween } from '#server/audit/changesBetween.ts';
import type { Context, Handler } from '#server/context.ts';
import type { CurrentSettings } from './currentSettings.ts';
import { listVersions, newestVersion, type VersionRow } from './versionQueries.ts';

/** The settings are public, in the language of the request. */
export const readSettings: Handler<typeof endpoints.settings> = async (_, context) => {
  const settings = await context.shopSettings.read(context.db);
  return {
    ...settingsNow(settings),
    otherName: otherNameNow(settings),
    smsOnShipping: settings.sms.orderShipped,
  };
};

type AdminSettings = Produced<typeof endpoints.adminSettings>;

const whoOf = (row: VersionRow | undefined) =>
  row?.changed_by ? { _id: row.changed_by, name: row.changed_by_name ?? '' } : null;

export async function adminSettings({
  db,
  shopSettings,
}: Pick<Context, 'db' | 'shopSettings'>): Promise<AdminSettings> {
  const newest = await newestVersion(db);
  return {
    version: newest?.version ?? 0,
    settings: shopSettings.withDefaults(newest?.settings),
    changedAt: newest?.changed_at ?? null,
    changedBy: whoOf(newest),
  };
}

export const readAdminSettings: Handler<typeof endpoints.adminSettings> = (_, context) =>
  adminSettings(context);

/** Reads one row more than it shows: the changes of the oldest version shown need the version before it. */
export const settingsVersions: Handler<typeof endpoints.settingsVersions> = async (
  { query },
  { db, shopSettings },
) => {
  const rows = await listVersions(db, { before: query.before, limit: SETTINGS_VERSIONS_SHOWN + 1 });
  const versions = rows.slice(0, SETTINGS_VERSIONS_SHOWN).map((row, index) => ({
    version: row.version,
    at: row.changed_at,
    by: whoOf(row),
    restoredFrom: row.restored_from,
    changes: changesOf(row, rows[index + 1], shopSettings),
  }));
  return { versions, hasMore: rows.length > SETTINGS_VERSIONS_SHOWN };
};

/** The first version has no changes. It holds the initial settings. */
const changesOf = (
  row: VersionRow,
  earlier: VersionRow | undefined,
  shopSettings: CurrentSettings,
): ChangedSettings =>
  earlier
    ? (changesBetween(
        flatSettings(shopSettings.withDefaults(earlier.settings)),
        flatSettings(shopSettings.withDefaults(row.settings)),
      ) as ChangedSettings)
    : {};
