/** The versions of the settings. Rows are only added. */
import { sql } from 'kysely';
import type { ShopSettings } from '#domain/settings.ts';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';

/** As saved. Settings that were added later are missing. */
export type StoredSettings = Partial<ShopSettings>;

export interface VersionRow {
  version: number;
  settings: StoredSettings;
  changed_at: Date;
  changed_by: string | null;
  changed_by_name: string | null;
  restored_from: number | null;
}

const columns = sql`
  s.version, s.settings, s.changed_at, s.changed_by, u.name as changed_by_name, s.restored_from
  from shop_settings s left join users u on u.id = s.changed_by`;

/** The current settings without their author, which most callers do not need. */
export const newestStored = sql<{ settings: StoredSettings }>`
  select settings from shop_settings order by version desc limit 1`;

export async function newestSettings(db: Database): Promise<StoredSettings | undefined> {
  const { rows } = await executePrepared(db, newestStored);
  return rows[0]?.settings;
}

/** Undefined before an admin saved for the first time. */
export async function newestVersion(db: Database): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`select ${columns} order by s.version desc limit 1`.execute(db);
  return rows[0];
}

export async function findVersion(db: Database, version: number): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`select ${columns} where s.version = ${version}`.execute(db);
  return rows[0];
}

/** Newest first, starting below `before`. */
export async function listVersions(
  db: Database,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<VersionRow[]> {
  const place = before === undefined ? sql`` : sql`where s.version < ${before}`;
  const { rows } = await sql<VersionRow>`
    select ${columns} ${place} order by s.version desc limit ${limit}`.execute(db);
  return rows;
}

export interface NewVersion {
  version: number;
  settings: ShopSettings;
  by: string | null;
  restoredFrom: number | null;
  now: Date;
}

/** The primary key refuses it when another admin has saved this version meanwhile. */
export async function insertVersion(trx: Database, made: NewVersion): Promise<void> {
  await trx
    .insertInto('shop_settings')
    .values({
      version: made.version,
      settings: JSON.stringify(made.settings),
      changed_by: made.by,
      restored_from: made.restoredFrom,
      changed_at: made.now,
    })
    .execute();
}
