/** Changes the shop's settings as an admin would. */
import { sql } from 'kysely';
import { defaultSettings, type ShopSettings } from '#domain/settings.ts';
import type { Database } from '#server/database/connect.ts';

/** Stores a new version of the settings and returns its number. */
export async function changeShopSettings(db: Database, change: Partial<ShopSettings> = {}): Promise<number> {
  const settings = JSON.stringify({ ...defaultSettings, ...change });
  const { rows } = await sql<{ version: number }>`
    insert into shop_settings (version, settings)
    select coalesce(max(version), 0) + 1, ${settings} from shop_settings returning version`.execute(db);
  return rows[0]?.version ?? 0;
}
