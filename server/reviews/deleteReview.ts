/** Deletes a review for its author or for an admin. An admin's deletion goes into the audit log. */
import type { endpoints } from '#contract/endpoints.ts';
import { reviewDuties } from '#domain/adminReviews.ts';
import { mayDo } from '#domain/duties.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { ownReviewsTexts } from '#texts/ownReviews.ts';
import { findAdminReview, namesOf } from './adminReviewQueries.ts';
import { removeReview } from './reviewWriteQueries.ts';

export const deleteReview: Handler<typeof endpoints.deleteReview> = async ({ params }, context) => {
  const { db, caller } = context;
  const { id } = params;
  if (!isId(id)) throw new Problem('reviewNotFound');
  return inTransaction(db, async (trx) => {
    const isAdmin = mayDo(caller, reviewDuties);
    const shown = isAdmin ? await findAdminReview(trx, id) : null;
    const removed = await removeReview(trx, id, isAdmin ? 'anyUser' : caller);
    if (!removed) throw new Problem('reviewNotFound');
    const { product_id: productId, user_id: writer, ...said } = removed;
    if (writer !== caller.userId) {
      const details = { productId, userId: writer, ...(shown && namesOf(shown)), ...said };
      const event = { action: 'review.delete', subject: 'review', subjectId: id } as const;
      await recordAuditEvent(trx, { ...event, details }, actorOf(context));
    }
    await recordEvent(trx, { kind: 'reviewChanged', product: productId, stars: true });
    return { message: ownReviewsTexts.deleted, productId };
  });
};
