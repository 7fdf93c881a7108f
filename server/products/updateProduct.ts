/**
 * Updates a product. Omitted fields stay. The resulting product must be valid as a whole, and edited counts must be what the
 * editor saw, if the edit says what that was.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { batchConflict } from '#domain/batchConflicts.ts';
import { Problem } from '#domain/problems.ts';
import { withChange } from '#domain/productForm.ts';
import { productFormSchema } from '#domain/products.schema.ts';
import { basedOnSeen, type MovedCount } from '#domain/seenCounts.ts';
import { actorOf } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { parseValue } from '#server/http/parseInput.ts';
import { productMessages } from '#texts/productRules.ts';
import { refuseWrongCombo } from './checkCombos.ts';
import { refuseGonePhotos } from './checkPhotos.ts';
import { refuseCost } from './costAccess.ts';
import { lockForEdit } from './lockForEdit.ts';
import { productSaved } from './productQueries.ts';
import { productFormOf, productResponse } from './productResponse.ts';
import { writeProducts } from './writeProducts.ts';

export const updateProduct: Handler<typeof endpoints.updateProduct> = async ({ params, body }, context) => {
  const { id } = params;
  const { version, countsSeen = [], ...change } = body;
  refuseCost(change.costPrice, context.caller);
  return inTransaction(context.db, async (trx) => {
    const current = await lockForEdit(trx, id);
    if (version !== undefined && version !== current.version) throw new Problem('changedMeanwhile');
    const before = productFormOf(current);
    const read = parseValue(productFormSchema, withChange(before, change));
    const { form: changed, moved } = basedOnSeen(read, before, countsSeen);
    if (moved.length > 0) throw stockMoved(moved);
    const form = await refuseWrongCombo(trx, { id, before, form: changed });
    await refuseGonePhotos(trx, { before, form });
    const conflict = batchConflict(current, before, form);
    if (conflict) throw new Problem('invalidInput', { errors: { [conflict.field]: conflict.message } });
    await writeProducts(trx, { changed: [{ id, before, form }] }, actorOf(context));
    return { product: productResponse(await productSaved(trx, id)) };
  });
};

/** Also says today's counts, so that the editor can save again on their basis. */
const stockMoved = (moved: readonly MovedCount[]): Problem =>
  new Problem('stockMoved', {
    errors: Object.fromEntries(moved.map(({ field, stock }) => [field, productMessages.stockMoved(stock)])),
    counts: moved.map(({ unit, unitName, stock }) => ({ unit, unitName, stock })),
  });
