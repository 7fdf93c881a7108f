/** A changed product. What the body leaves out stays; the whole that results has to be right. */
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { type ProductForm, productFormSchema, withChange } from '#domain/products.ts';
import { recordDeed } from '#server/admin/auditQueries.ts';
import { changesBetween } from '#server/admin/changesBetween.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { parseValue } from '#server/http/parseInput.ts';
import { productAnswer, productFormOf } from './productAnswer.ts';
import { findProductToEdit, type ProductRow, productSaved } from './productQueries.ts';
import { lockProducts } from './saleQueries.ts';
import { countsOf, recordCounts, replaceProduct } from './saveQueries.ts';

export const updateProduct: Handler<typeof endpoints.updateProduct> = async ({ params, body }, context) => {
  const { db, caller, clock } = context;
  const id = params.id.toLowerCase();
  if (!isId(id)) throw new Problem('productNotFound');
  const { version, ...change } = body;
  return inTransaction(db, async (trx) => {
    const current = await lockForEdit(trx, id);
    if (version !== undefined && version !== current.version) throw new Problem('changedMeanwhile');
    const before = currentForm(current);
    const form = parseValue(productFormSchema, withChange(before, change));
    const saving = { id, form, by: caller.userId, now: clock() };
    await replaceProduct(trx, saving);
    await recordCounts(trx, saving, { before: countsOf(before), after: countsOf(form) });
    const saved = await productSaved(trx, id);
    const changes = changesBetween(productFormOf(current), productFormOf(saved));
    const deed = { actor: saving.by, action: 'product.update', subject: 'product', subjectId: id } as const;
    await recordDeed(trx, { ...deed, details: { name: saved.name, changes } }, saving.now);
    return { product: productAnswer(saved) };
  });
};

/** Read after the lock: a sale that came in between is counted. */
async function lockForEdit(trx: Database, id: string): Promise<ProductRow> {
  await lockProducts(trx, [id]);
  const row = await findProductToEdit(trx, id);
  if (!row) throw new Problem('productNotFound');
  return row;
}

/** Its own words, not the form's reading of them: what is stored needs no second check. */
const currentForm = (row: ProductRow): ProductForm => ({
  ...(productFormOf(row) as unknown as z.output<typeof productFormSchema>),
  isActive: true,
});
