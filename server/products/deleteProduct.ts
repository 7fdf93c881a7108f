/** Deletes a product. Orders and the ledger still show its name. */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { adminProductTexts } from '#texts/adminProductMessages.ts';
import { lockForEdit } from './lockForEdit.ts';
import { markDeleted } from './productSaveQueries.ts';
import { recordProductChange } from './recordProductChange.ts';

export const deleteProduct: Handler<typeof endpoints.deleteProduct> = async ({ params }, context) => {
  const { db, clock } = context;
  const { id } = params;
  return inTransaction(db, async (trx) => {
    await lockForEdit(trx, id);
    const now = clock();
    const name = await markDeleted(trx, id, now);
    if (!name) throw new Problem('productNotFound');
    const event = { action: 'product.delete', subject: 'product', subjectId: id } as const;
    await recordAuditEvent(trx, { ...event, details: { name } }, actorOf(context));
    await recordProductChange(trx, [id]);
    return { message: adminProductTexts.deleted };
  });
};
