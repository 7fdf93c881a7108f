/** Changes the shop's settings as an admin would. */
import { sql } from 'kysely';
import { defaultSettings } from '#domain/defaultSettings.ts';
import type { ShopSettings } from '#domain/settings.ts';
import type { Database } from '#server/database/connect.ts';
import { derive } from './derive.ts';

/** Stores a new version of the settings and returns its number. */
export async function changeShopSettings(db: Database, change: Partial<ShopSettings> = {}): Promise<number> {
  const settings = { ...defaultSettings, ...change };
  const { rows } = await sql<{ version: number; lowStockLimit: number | null }>`
    with last as (select version, settings from shop_settings order by version desc limit 1)
    insert into shop_settings (version, settings)
    select coalesce((select version from last), 0) + 1, ${JSON.stringify(settings)}::jsonb
    returning version, (select settings -> 'lowStockLimit' from last) as "lowStockLimit"`.execute(db);
  const before = rows[0]?.lowStockLimit ?? defaultSettings.lowStockLimit;
  await derive(db, { kind: 'settingsChanged', lowStock: { before, after: settings.lowStockLimit } });
  return rows[0]?.version ?? 0;
}
