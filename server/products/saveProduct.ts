/** An admin adds a product, changes one, or takes one out of the shop. */
import { v7 as newId } from 'uuid';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { type ProductForm, productFormSchema, withChange } from '#domain/products.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { parseValue } from '#server/http/parseInput.ts';
import { productAnswer, productFormOf } from './productAnswer.ts';
import { findProductToEdit, type ProductRow } from './productQueries.ts';
import { lockProducts } from './saleQueries.ts';
import { countsOf, insertProduct, markDeleted, recordCounts, replaceProduct } from './saveQueries.ts';

export const createProduct: Handler<typeof endpoints.createProduct> = async ({ body }, context) => {
  const { db, caller, clock } = context;
  const saving = { id: newId(), form: body, by: caller.userId, now: clock() };
  return inTransaction(db, async (trx) => {
    await insertProduct(trx, saving);
    await recordCounts(trx, saving, { before: [], after: countsOf(body) });
    return { product: productAnswer(await savedProduct(trx, saving.id)) };
  });
};

/** What the body leaves out stays; the whole that results has to be right. */
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
    return { product: productAnswer(await savedProduct(trx, id)) };
  });
};

export const deleteProduct: Handler<typeof endpoints.deleteProduct> = async ({ params }, { db, clock }) => {
  const id = params.id.toLowerCase();
  if (!isId(id)) throw new Problem('productNotFound');
  return inTransaction(db, async (trx) => {
    await lockProducts(trx, [id]);
    if (!(await markDeleted(trx, id, clock()))) throw new Problem('productNotFound');
    return { message: 'Product deleted' };
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

async function savedProduct(trx: Database, id: string): Promise<ProductRow> {
  const row = await findProductToEdit(trx, id);
  if (!row) throw new Error(`product ${id} was not saved`);
  return row;
}
