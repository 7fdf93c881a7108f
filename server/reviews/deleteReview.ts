/** A review goes at its writer's wish, or at an admin's, which is put on the record. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { reviewMessages } from '#domain/reviews.ts';
import { doerOf, recordDeed } from '#server/admin/auditQueries.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Handler } from '#server/http/context.ts';
import { removeReview } from './writeQueries.ts';

export const deleteReview: Handler<typeof endpoints.deleteReview> = async ({ params }, context) => {
  const { db, caller } = context;
  const id = params.id.toLowerCase();
  if (!isId(id)) throw new Problem('reviewNotFound');
  return inTransaction(db, async (trx) => {
    const removed = await removeReview(trx, id, caller.role === 'admin' ? 'anybody' : caller.userId);
    if (!removed) throw new Problem('reviewNotFound');
    const { product_id: productId, user_id: writer, ...said } = removed;
    if (writer !== caller.userId) {
      const details = { productId, userId: writer, ...said };
      const deed = { action: 'review.delete', subject: 'review', subjectId: id } as const;
      await recordDeed(trx, { ...deed, details }, doerOf(context));
    }
    return { message: reviewMessages.deleted, productId };
  });
};
