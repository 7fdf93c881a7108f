/** A new product. */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { doerOf } from '#server/admin/auditQueries.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { productAnswer } from './productAnswer.ts';
import { productSaved } from './productQueries.ts';
import { writeProducts } from './writeProducts.ts';

export const createProduct: Handler<typeof endpoints.createProduct> = async ({ body }, context) => {
  const id = newId();
  return inTransaction(context.db, async (trx) => {
    await writeProducts(trx, { created: [{ id, form: body }] }, doerOf(context));
    return { product: productAnswer(await productSaved(trx, id)) };
  });
};
