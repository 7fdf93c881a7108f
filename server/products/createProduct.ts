/** A new product, on sale at once. */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { recordDeed } from '#server/admin/auditQueries.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { productAnswer } from './productAnswer.ts';
import { productSaved } from './productQueries.ts';
import { countsOf, insertProduct, recordCounts } from './saveQueries.ts';

export const createProduct: Handler<typeof endpoints.createProduct> = async ({ body }, context) => {
  const { db, caller, clock } = context;
  const saving = { id: newId(), form: body, by: caller.userId, now: clock() };
  return inTransaction(db, async (trx) => {
    await insertProduct(trx, saving);
    await recordCounts(trx, saving, { before: [], after: countsOf(body) });
    const deed = {
      actor: saving.by,
      action: 'product.create',
      subject: 'product',
      subjectId: saving.id,
    } as const;
    await recordDeed(trx, { ...deed, details: { name: body.name } }, saving.now);
    return { product: productAnswer(await productSaved(trx, saving.id)) };
  });
};
