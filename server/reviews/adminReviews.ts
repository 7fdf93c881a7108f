/** Admins read all reviews and answer them for the shop. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import { Problem } from '#domain/problems.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Context, Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { refuseOutdated } from '#server/refuseOutdated.ts';
import {
  type AdminReviewRow,
  countAdminReviews,
  findAdminReview,
  listAdminReviews,
  lockAnswer,
  namesOf,
  setAnswer,
} from './adminReviewQueries.ts';
import { reviewResponse } from './reviewResponse.ts';

const adminReviewResponse = (row: AdminReviewRow) => ({
  ...reviewResponse(row),
  user: { _id: row.user_id, name: row.user_name },
  product: {
    _id: row.product_id,
    name: row.product_name,
    image: row.product_image ?? '',
    isListed: row.is_listed,
  },
});

export const adminReviews: Handler<typeof endpoints.adminReviews> = async ({ query }, { db }) => {
  const { page, limit, ...filter } = query;
  const [rows, total, unanswered] = await Promise.all([
    listAdminReviews(db, filter, { limit, offset: offsetOf(page, limit) }),
    countAdminReviews(db, filter),
    countAdminReviews(db, { state: 'unanswered' }),
  ]);
  return {
    reviews: rows.map(adminReviewResponse),
    pagination: paginationOf(total, page, limit),
    unanswered,
  };
};

export const answerReview: Handler<typeof endpoints.answerReview> = ({ params, body }, context) =>
  changeAnswer({ id: params.id, answer: body.text, basedOn: body.basedOn }, context);

export const deleteAnswer: Handler<typeof endpoints.deleteAnswer> = ({ params, query }, context) =>
  changeAnswer({ id: params.id, answer: null, basedOn: query.basedOn }, context);

interface AnswerChange {
  id: string;
  /** Null deletes it. */
  answer: string | null;
  basedOn?: string | null | undefined;
}

/** The same text again, or deleting what is not there, changes and records nothing. */
async function changeAnswer({ id, answer, basedOn }: AnswerChange, context: Context<'admin'>) {
  if (!isId(id)) throw new Problem('reviewNotFound');
  return inTransaction(context.db, async (trx) => {
    const before = await lockAnswer(trx, id);
    if (!before) throw new Problem('reviewNotFound');
    if (before.answer !== answer) {
      refuseOutdated(basedOn, before.answered_at);
      await setAnswer(trx, id, answer, context.clock());
    }
    const row = await findAdminReview(trx, id);
    if (!row) throw new Error(`review ${id} is gone under its lock`);
    const isFirst = before.answer === null && answer !== null;
    if (before.answer !== answer) {
      const action = answer === null ? 'review.answerDelete' : 'review.answer';
      const details = { ...namesOf(row), changes: { answer: { from: before.answer, to: answer } } };
      await recordAuditEvent(trx, { action, subject: 'review', subjectId: id, details }, actorOf(context));
      const change = { product: row.product_id, stars: false } as const;
      await recordEvent(trx, { kind: 'reviewChanged', ...change, ...(isFirst && { answered: id }) });
    }
    return { review: adminReviewResponse(row) };
  });
}
