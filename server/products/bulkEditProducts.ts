/** One change for a selection of products: shown first, then applied. */
import type { endpoints } from '#contract/endpoints.ts';
import { batchConflict } from '#domain/batchConflicts.ts';
import { type BulkChange, bulkEdited } from '#domain/bulkEdit.ts';
import { isId } from '#domain/ids.ts';
import type { ProductForm } from '#domain/productForm.ts';
import { columnOf } from '#domain/productSheet.ts';
import { productFormSchema } from '#domain/products.schema.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { problemMessages } from '#texts/problemMessages.ts';
import { applyPlan } from './applyPlan.ts';
import { type ComboCheck, checkedCombo, readForCombos } from './checkCombos.ts';
import { isSame, type PlanFault, type ProductPlan } from './productPlan.ts';
import type { ProductRow } from './productQueries.ts';
import { productsToEdit } from './productQueries.ts';
import { productFormOf } from './productResponse.ts';

export const bulkEditProducts: Handler<typeof endpoints.bulkEditProducts> = async ({ body }, context) => {
  const ids = [...new Set(body.ids)];
  const { change, confirm } = body;
  const isIncoming = change.stock?.kind === 'add' && change.stock.amount > 0;
  return applyPlan(
    {
      plan: (db) => planBulkEdit(db, ids, change),
      ids: ids.filter(isId),
      confirm,
      how: { through: 'bulk edit', reason: isIncoming ? 'restock' : 'edit' },
    },
    context,
  );
};

async function planBulkEdit(db: Database, ids: readonly string[], change: BulkChange): Promise<ProductPlan> {
  const stored = await productsToEdit(db, ids.filter(isId));
  const faults: PlanFault[] = [];
  const changed: ProductPlan['changed'][number][] = [];
  const edits = ids.flatMap((id) => {
    const row = stored.get(id);
    return row ? [{ id, row, before: productFormOf(row) }] : [];
  });
  const parts = await readForCombos(
    db,
    edits.map(({ id, before }) => ({ id, before, form: bulkEdited(before, change) })),
  );
  for (const id of ids) {
    if (!stored.has(id)) {
      faults.push({ row: null, product: id, column: '', message: problemMessages.productNotFound });
    }
  }
  for (const edit of edits) {
    const after = afterwards(edit, change, parts);
    faults.push(...after.faults);
    if (after.changed) changed.push(after.changed);
  }
  return { total: ids.length, created: [], changed, faults, notes: [], seal: JSON.stringify([change, ids]) };
}

interface BulkEdited {
  row: ProductRow;
  before: ProductForm;
}

function afterwards({ row, before }: BulkEdited, change: BulkChange, parts: ComboCheck) {
  const read = productFormSchema.safeParse(bulkEdited(before, change));
  const issues = read.success
    ? checkedCombo({ id: row.id, before, form: read.data }, parts).errors
    : read.error.issues;
  if (!read.success || issues.length > 0) {
    const faults = issues.map(
      ({ path, message }): PlanFault => ({ row: null, product: row.name, column: columnOf(path), message }),
    );
    return { faults, changed: null };
  }
  const conflict = batchConflict(row, before, read.data);
  if (conflict) {
    const { field, message } = conflict;
    return { faults: [{ row: null, product: row.name, column: columnOf([field]), message }], changed: null };
  }
  const changed = { row: null, id: row.id, version: row.version, before, form: read.data };
  return { faults: [], changed: isSame(before, read.data) ? null : changed };
}
