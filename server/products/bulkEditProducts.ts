/** One change for a selection of products: shown first, then applied. */
import type { endpoints } from '#contract/endpoints.ts';
import { batchConflict } from '#domain/batchConflicts.ts';
import { type BulkChange, bulkEdited } from '#domain/bulkEdit.ts';
import { isId } from '#domain/ids.ts';
import { problems } from '#domain/problems.ts';
import { columnOf } from '#domain/productSheet.ts';
import { productFormSchema } from '#domain/products.schema.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { applyPlan } from './applyPlan.ts';
import { productsToEdit } from './planQueries.ts';
import { isSame, type PlanFault, type ProductPlan } from './productPlan.ts';
import type { ProductRow } from './productQueries.ts';
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
  for (const id of ids) {
    const row = stored.get(id);
    if (!row) faults.push({ row: null, product: id, column: '', message: problems.productNotFound.message });
    else {
      const after = afterwards(row, change);
      faults.push(...after.faults);
      if (after.changed) changed.push(after.changed);
    }
  }
  return { total: ids.length, created: [], changed, faults, notes: [], seal: JSON.stringify([change, ids]) };
}

function afterwards(row: ProductRow, change: BulkChange) {
  const before = productFormOf(row);
  const read = productFormSchema.safeParse(bulkEdited(before, change));
  if (!read.success) {
    const faults = read.error.issues.map(
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
