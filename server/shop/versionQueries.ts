/** The versions of the shop's settings. Rows are only ever added. */
import { sql } from 'kysely';
import type { ShopSettings } from '#domain/shop.ts';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';

/** As it was saved: a setting that was invented later is missing in it. */
export type StoredShop = Partial<ShopSettings>;

export interface VersionRow {
  version: number;
  settings: StoredShop;
  changed_at: Date;
  changed_by: string | null;
  changed_by_name: string | null;
  restored_from: number | null;
}

const columns = sql`
  s.version, s.settings, s.changed_at, s.changed_by, u.name as changed_by_name, s.restored_from
  from shop_settings s left join users u on u.id = s.changed_by`;

/** What holds, but for who made it so: all that most need to know. */
export async function newestSettings(db: Database): Promise<StoredShop | undefined> {
  const { rows } = await executePrepared(
    db,
    sql<{ settings: StoredShop }>`select settings from shop_settings order by version desc limit 1`,
  );
  return rows[0]?.settings;
}

/** Undefined until an admin has saved for the first time. */
export async function newestVersion(db: Database): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`select ${columns} order by s.version desc limit 1`.execute(db);
  return rows[0];
}

export async function findVersion(db: Database, version: number): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`select ${columns} where s.version = ${version}`.execute(db);
  return rows[0];
}

/** The latest first; `before` is a version that isn't among them. */
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

/** Refused by the key where somebody else has made this version meanwhile. */
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
