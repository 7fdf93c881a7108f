/** Logged-in users mark reviews of others as helpful: one vote per user and review, which can be taken back. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import type { Context, Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { addToHelpful, deleteVote, insertVote, lockVotedReview, ownVotes } from './voteQueries.ts';

export const markHelpful: Handler<typeof endpoints.markHelpful> = ({ params }, context) =>
  vote(params.id, true, context);

export const unmarkHelpful: Handler<typeof endpoints.unmarkHelpful> = ({ params }, context) =>
  vote(params.id, false, context);

/** A second press of the same button changes nothing. */
async function vote(id: string, isHelpful: boolean, { db, caller, clock }: Context<'customer'>) {
  if (!isId(id)) throw new Problem('reviewNotFound');
  return inTransaction(db, async (trx) => {
    const review = await lockVotedReview(trx, id);
    if (!review) throw new Problem('reviewNotFound');
    const { authorId, productId } = review;
    if (authorId === caller.userId) throw new Problem('ownReview');
    const vote = { reviewId: id, authorId, userId: caller.userId, now: clock() };
    const isChanged = isHelpful ? await insertVote(trx, vote) : await deleteVote(trx, vote);
    const delta = isChanged ? (isHelpful ? 1 : -1) : 0;
    const helpfulCount = await addToHelpful(trx, id, delta);
    if (isChanged) await recordEvent(trx, { kind: 'reviewChanged', product: productId, stars: false });
    return { productId, isHelpful, helpfulCount };
  });
}

export const reviewVotes: Handler<typeof endpoints.reviewVotes> = async ({ params }, { db, caller }) =>
  isId(params.id) ? ownVotes(db, params.id, caller.userId) : { helpful: [], own: null };
