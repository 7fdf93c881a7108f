/** The shop set otherwise, as an admin would have. */
import { sql } from 'kysely';
import { defaultShop, type ShopSettings } from '#domain/shop.ts';
import type { Database } from '#server/database/connect.ts';

/** Makes a new version, and answers its number. */
export async function setShop(db: Database, change: Partial<ShopSettings> = {}): Promise<number> {
  const settings = JSON.stringify({ ...defaultShop, ...change });
  const { rows } = await sql<{ version: number }>`
    insert into shop_settings (version, settings)
    select coalesce(max(version), 0) + 1, ${settings} from shop_settings returning version`.execute(db);
  return rows[0]?.version ?? 0;
}
