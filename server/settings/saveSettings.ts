/** Saves the settings or restores an older version. A change that is not based on the current version is refused. */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { shopSettingsSchema } from '#domain/settings.schema.ts';
import type { ShopSettings } from '#domain/settings.ts';
import { flatSettings } from '#domain/settingsVersions.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import { changesBetween } from '#server/audit/changesBetween.ts';
import type { Context, Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { parseValue } from '#server/http/parseInput.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { settleAllBatches } from '#server/products/settleBatches.ts';
import { adminSettings } from './readSettings.ts';
import { findVersion, insertVersion, newestVersion } from './versionQueries.ts';

type AdminContext = Context<'admin'>;

export const saveSettings: Handler<typeof endpoints.saveSettings> = async ({ body }, context) => {
  const { version, settings } = body;
  const saved = await inTransaction(context.db, (trx) =>
    makeVersion(trx, { from: version, settings, restoredFrom: null }, context),
  );
  await settleAllBatches(context);
  return saved;
};

export const restoreSettings: Handler<typeof endpoints.restoreSettings> = async ({ body }, context) => {
  const saved = await inTransaction(context.db, async (trx) => {
    const older = await findVersion(trx, body.restore);
    if (!older || body.restore >= body.version) throw new Problem('versionNotFound');
    // It was valid when it was saved, but the rules may have become stricter.
    const settings = parseValue(shopSettingsSchema, context.shopSettings.withDefaults(older.settings));
    return makeVersion(trx, { from: body.version, settings, restoredFrom: body.restore }, context);
  });
  await settleAllBatches(context);
  return saved;
};

interface Change {
  /** The version that the admin edited. 0 before the first one. */
  from: number;
  settings: ShopSettings;
  restoredFrom: number | null;
}

/** Returns the settings as saved: read in the same transaction, before another admin can save. */
async function makeVersion(trx: Database, change: Change, context: AdminContext) {
  await insertIfChanged(trx, change, context);
  return adminSettings({ ...context, db: trx });
}

async function insertIfChanged(
  trx: Database,
  { from, settings, restoredFrom }: Change,
  context: AdminContext,
): Promise<void> {
  const { shopSettings, caller, clock } = context;
  const newest = await newestVersion(trx);
  const before = shopSettings.withDefaults(newest?.settings);
  const changes = changesBetween(flatSettings(before), flatSettings(settings));
  // Also of an outdated request: after a lost response the same settings are sent again.
  if (Object.keys(changes).length === 0) return;
  if ((newest?.version ?? 0) !== from) throw new Problem('settingsChanged');
  const now = clock();
  // The initial settings become version 1, so that they can be restored.
  if (!newest) await insertVersion(trx, { version: 1, settings: before, by: null, restoredFrom: null, now });
  const version = (newest?.version ?? 1) + 1;
  await insertVersion(trx, { version, settings, by: caller.userId, restoredFrom, now });
  const details = { changes, ...(restoredFrom !== null && { restoredFrom }) };
  const action = restoredFrom === null ? 'shop.update' : 'shop.restore';
  await recordAuditEvent(
    trx,
    { action, subject: 'shop', subjectId: String(version), details },
    actorOf(context),
  );
  const lowStock = { before: before.lowStockLimit, after: settings.lowStockLimit };
  await recordEvent(trx, { kind: 'settingsChanged', lowStock });
}
