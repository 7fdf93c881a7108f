/** Products by the sheet: looked through, then done. */
import { createHash } from 'node:crypto';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { sheetUploadField } from '#domain/productSheet.ts';
import type { Handler } from '#server/http/context.ts';
import { carryOutPlan } from './carryOutPlan.ts';
import { entriesOf, idsOf, planImport } from './planImport.ts';
import { readSheet } from './readSheet.ts';

export const importProducts: Handler<typeof endpoints.importProducts> = async ({ query }, context) => {
  const file = context.files.find(({ field }) => field === sheetUploadField);
  if (!file || file.bytes.length === 0) throw new Problem('noSheet');
  const read = entriesOf(await readSheet(file.bytes));
  const seal = createHash('sha256').update(file.bytes).digest('base64url');
  return carryOutPlan(
    {
      plan: (db) => planImport(db, read, seal),
      ids: idsOf(read.entries),
      confirm: query.confirm,
      how: { through: 'import', reason: 'import' },
    },
    context,
  );
};
