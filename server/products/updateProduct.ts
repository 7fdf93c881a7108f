/** A changed product. What the body leaves out stays; the whole that results has to be right. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { productFormSchema, withChange } from '#domain/products.ts';
import { doerOf } from '#server/admin/auditQueries.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { parseValue } from '#server/http/parseInput.ts';
import { productAnswer, productFormOf } from './productAnswer.ts';
import { findProductToEdit, type ProductRow, productSaved } from './productQueries.ts';
import { lockProducts } from './saleQueries.ts';
import { writeProducts } from './writeProducts.ts';

export const updateProduct: Handler<typeof endpoints.updateProduct> = async ({ params, body }, context) => {
  const id = params.id.toLowerCase();
  const { version, ...change } = body;
  return inTransaction(context.db, async (trx) => {
    const current = await lockForEdit(trx, id);
    if (version !== undefined && version !== current.version) throw new Problem('changedMeanwhile');
    const before = productFormOf(current);
    const form = parseValue(productFormSchema, withChange(before, change));
    await writeProducts(trx, { changed: [{ id, before, form }] }, doerOf(context));
    return { product: productAnswer(await productSaved(trx, id)) };
  });
};

/** Read after the lock: a sale that came in between is counted. */
export async function lockForEdit(trx: Database, id: string): Promise<ProductRow> {
  if (!isId(id)) throw new Problem('productNotFound');
  await lockProducts(trx, [id]);
  const row = await findProductToEdit(trx, id);
  if (!row) throw new Problem('productNotFound');
  return row;
}
