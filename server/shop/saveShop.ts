/**
 * An admin sets the shop, or sets it back to an older version. Who didn't start from the version that holds is told
 * so and changes nothing.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { type ShopSettings, shopSettingsSchema } from '#domain/shop.ts';
import { flatSettings } from '#domain/shopVersions.ts';
import { doerOf, recordDeed } from '#server/admin/auditQueries.ts';
import { changesBetween } from '#server/admin/changesBetween.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Context, Handler } from '#server/http/context.ts';
import { parseValue } from '#server/http/parseInput.ts';
import { ownersShop } from './readVersions.ts';
import { findVersion, insertVersion, newestVersion } from './versionQueries.ts';

type AdminContext = Context<'admin'>;

export const saveShop: Handler<typeof endpoints.saveShop> = async ({ body }, context) => {
  const { version, settings } = body;
  await inTransaction(context.db, (trx) =>
    makeVersion(trx, { from: version, settings, restoredFrom: null }, context),
  );
  return ownersShop(context);
};

export const restoreShop: Handler<typeof endpoints.restoreShop> = async ({ body }, context) => {
  await inTransaction(context.db, async (trx) => {
    const older = await findVersion(trx, body.restore);
    if (!older || body.restore >= body.version) throw new Problem('versionNotFound');
    // It was right when it was saved; the rules may have become stricter since.
    const settings = parseValue(shopSettingsSchema, context.shop.whole(older.settings));
    await makeVersion(trx, { from: body.version, settings, restoredFrom: body.restore }, context);
  });
  return ownersShop(context);
};

interface Change {
  /** The version that the admin has seen; 0 before there is one. */
  from: number;
  settings: ShopSettings;
  restoredFrom: number | null;
}

async function makeVersion(
  trx: Database,
  { from, settings, restoredFrom }: Change,
  context: AdminContext,
): Promise<void> {
  const { shop, caller, clock } = context;
  const newest = await newestVersion(trx);
  if ((newest?.version ?? 0) !== from) throw new Problem('settingsChanged');
  const before = shop.whole(newest?.settings);
  const changes = changesBetween(flatSettings(before), flatSettings(settings));
  if (Object.keys(changes).length === 0) return;
  const now = clock();
  // How the shop was before anybody set it is part of its history, and can be brought back.
  if (!newest) await insertVersion(trx, { version: 1, settings: before, by: null, restoredFrom: null, now });
  const version = (newest?.version ?? 1) + 1;
  await insertVersion(trx, { version, settings, by: caller.userId, restoredFrom, now });
  const details = { changes, ...(restoredFrom !== null && { restoredFrom }) };
  const action = restoredFrom === null ? 'shop.update' : 'shop.restore';
  await recordDeed(trx, { action, subject: 'shop', subjectId: String(version), details }, doerOf(context));
}
