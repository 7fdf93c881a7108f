/** Takes a product out of the shop. Orders and the ledger keep naming it. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { productTexts } from '#domain/productTexts.ts';
import { doerOf, recordDeed } from '#server/admin/auditQueries.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { lockProducts } from './saleQueries.ts';
import { markDeleted } from './saveQueries.ts';

export const deleteProduct: Handler<typeof endpoints.deleteProduct> = async ({ params }, context) => {
  const { db, clock } = context;
  const id = params.id.toLowerCase();
  if (!isId(id)) throw new Problem('productNotFound');
  return inTransaction(db, async (trx) => {
    await lockProducts(trx, [id]);
    const now = clock();
    const name = await markDeleted(trx, id, now);
    if (!name) throw new Problem('productNotFound');
    const deed = { action: 'product.delete', subject: 'product', subjectId: id } as const;
    await recordDeed(trx, { ...deed, details: { name } }, doerOf(context));
    return { message: productTexts.deleted };
  });
};
