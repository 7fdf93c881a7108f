/** The shop's settings as admins see them: which version holds, who made it so, and what was before. */

import type { Produced } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { type ChangedSettings, flatSettings, SHOP_VERSIONS_SHOWN } from '#domain/shopVersions.ts';
import { changesBetween } from '#server/admin/changesBetween.ts';
import type { Context, Handler } from '#server/http/context.ts';
import type { CurrentShop } from './currentShop.ts';
import { listVersions, newestVersion, type VersionRow } from './versionQueries.ts';

type OwnersShop = Produced<typeof endpoints.ownersShop>;

const whoOf = (row: VersionRow | undefined) =>
  row?.changed_by ? { _id: row.changed_by, name: row.changed_by_name ?? '' } : null;

export async function ownersShop({ db, shop }: Pick<Context, 'db' | 'shop'>): Promise<OwnersShop> {
  const newest = await newestVersion(db);
  return {
    version: newest?.version ?? 0,
    settings: shop.whole(newest?.settings),
    changedAt: newest?.changed_at ?? null,
    changedBy: whoOf(newest),
  };
}

export const readOwnersShop: Handler<typeof endpoints.ownersShop> = (_, context) => ownersShop(context);

/** One more row than is shown: what the oldest one shown has changed is told by the one before it. */
export const shopVersions: Handler<typeof endpoints.shopVersions> = async ({ query }, { db, shop }) => {
  const rows = await listVersions(db, { before: query.before, limit: SHOP_VERSIONS_SHOWN + 1 });
  const versions = rows.slice(0, SHOP_VERSIONS_SHOWN).map((row, index) => ({
    version: row.version,
    at: row.changed_at,
    by: whoOf(row),
    restoredFrom: row.restored_from,
    changes: changesOf(row, rows[index + 1], shop),
  }));
  return { versions, hasMore: rows.length > SHOP_VERSIONS_SHOWN };
};

/** The first version has changed nothing: it says how the shop began. */
const changesOf = (row: VersionRow, earlier: VersionRow | undefined, shop: CurrentShop): ChangedSettings =>
  earlier
    ? (changesBetween(
        flatSettings(shop.whole(earlier.settings)),
        flatSettings(shop.whole(row.settings)),
      ) as ChangedSettings)
    : {};
