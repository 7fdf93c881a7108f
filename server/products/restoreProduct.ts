/** Restores a deleted product with its state, stock, reviews and wishlist entries. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { productSaved } from './productQueries.ts';
import { productResponse } from './productResponse.ts';
import { markRestored } from './productSaveQueries.ts';
import { recordProductChange } from './recordProductChange.ts';
import { lockProducts } from './saleQueries.ts';

export const restoreProduct: Handler<typeof endpoints.restoreProduct> = async ({ params }, context) => {
  const { id } = params;
  if (!isId(id)) throw new Problem('productNotFound');
  return inTransaction(context.db, async (trx) => {
    await lockProducts(trx, [id]);
    const name = await markRestored(trx, id, context.clock());
    if (!name) throw new Problem('productNotFound');
    const event = { action: 'product.restore', subject: 'product', subjectId: id } as const;
    await recordAuditEvent(trx, { ...event, details: { name } }, actorOf(context));
    const restored = await productSaved(trx, id);
    await recordProductChange(trx, [id]);
    return { product: productResponse(restored) };
  });
};
