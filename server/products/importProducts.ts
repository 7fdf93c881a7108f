/** Imports products from a sheet: shown first, then applied. */
import { createHash } from 'node:crypto';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { isKnownHeading, sheetUploadField } from '#domain/productSheet.ts';
import type { Handler } from '#server/context.ts';
import { applyPlan } from './applyPlan.ts';
import { maySeeCosts } from './costAccess.ts';
import { entriesOf, idsOf, planImport } from './planImport.ts';
import { readSheet } from './readSheet.ts';

export const importProducts: Handler<typeof endpoints.importProducts> = async ({ query }, context) => {
  const file = (await context.files()).find(({ field }) => field === sheetUploadField);
  if (!file || file.size === 0) throw new Problem('noSheet');
  const bytes = await file.bytes();
  const sheet = await readSheet(bytes, { isHeading: isKnownHeading, within: 1 });
  const read = entriesOf(sheet, maySeeCosts(context.caller));
  const seal = createHash('sha256').update(bytes).digest('base64url');
  return applyPlan(
    {
      plan: (db) => planImport(db, read, seal),
      ids: idsOf(read.entries),
      confirm: query.confirm,
      how: { through: 'import', reason: 'import' },
    },
    context,
  );
};
