import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { actorOf } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { claimOf, onceForKey } from '#server/database/idempotency.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuseWrongCombo } from './checkCombos.ts';
import { refuseGonePhotos } from './checkPhotos.ts';
import { refuseCost } from './costAccess.ts';
import { productSaved } from './productQueries.ts';
import { productResponse } from './productResponse.ts';
import { writeProducts } from './writeProducts.ts';

export const createProduct: Handler<typeof endpoints.createProduct> = async ({ body }, context) => {
  refuseCost(body.costPrice, context.caller);
  const id = newId();
  return inTransaction(context.db, (trx) =>
    onceForKey(trx, claimOf(context, body), 201, async () => {
      const form = await refuseWrongCombo(trx, { id: null, before: null, form: body });
      await refuseGonePhotos(trx, { before: null, form });
      await writeProducts(trx, { created: [{ id, form }] }, actorOf(context));
      return { product: productResponse(await productSaved(trx, id)) };
    }),
  );
};
