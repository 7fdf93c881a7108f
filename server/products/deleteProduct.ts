/** Takes a product out of the shop. Orders and the ledger keep naming it. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { productTexts } from '#domain/productTexts.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { lockProducts } from './saleQueries.ts';
import { markDeleted } from './saveQueries.ts';

export const deleteProduct: Handler<typeof endpoints.deleteProduct> = async ({ params }, { db, clock }) => {
  const id = params.id.toLowerCase();
  if (!isId(id)) throw new Problem('productNotFound');
  return inTransaction(db, async (trx) => {
    await lockProducts(trx, [id]);
    if (!(await markDeleted(trx, id, clock()))) throw new Problem('productNotFound');
    return { message: productTexts.deleted };
  });
};
