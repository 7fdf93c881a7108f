/** Votes on reviews, and their number in the row of the review. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

interface Vote {
  reviewId: string;
  authorId: string;
  userId: string;
  now: Date;
}

/** Locks the review, so that its number follows its votes. Null for a product that is not on sale. */
export async function lockVotedReview(
  trx: Database,
  id: string,
): Promise<{ authorId: string; productId: string } | null> {
  const { rows } = await sql<{ authorId: string; productId: string }>`
    select r.user_id as "authorId", r.product_id as "productId"
    from reviews r join products p on p.id = r.product_id
    where r.id = ${id} and p.listed for update of r`.execute(trx);
  return rows[0] ?? null;
}

/** False if the user has voted before. */
export async function insertVote(trx: Database, { reviewId, authorId, userId, now }: Vote): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('review_votes')
    .values({ review_id: reviewId, author_id: authorId, user_id: userId, voted_at: now })
    .onConflict((conflict) => conflict.constraint('review_votes_pkey').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False if the user has not voted. */
export async function deleteVote(trx: Database, { reviewId, userId }: Vote): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('review_votes')
    .where('review_id', '=', reviewId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the new number. */
export async function addToHelpful(trx: Database, id: string, delta: number): Promise<number> {
  const { rows } = await sql<{ helpful: number }>`
    update reviews set helpful_count = helpful_count + ${delta}::int where id = ${id}
    returning helpful_count as helpful`.execute(trx);
  return rows[0]?.helpful ?? 0;
}

/** The reviews of a product that the user found helpful, and the user's own. */
export async function ownVotes(
  db: Database,
  productId: string,
  userId: string,
): Promise<{ helpful: string[]; own: string | null }> {
  const { rows } = await sql<{ helpful: string[]; own: string | null }>`
    select array(
             select v.review_id::text from review_votes v join reviews r on r.id = v.review_id
             where v.user_id = ${userId} and r.product_id = ${productId}) as helpful,
           (select id from reviews where product_id = ${productId} and user_id = ${userId}) as own`.execute(
    db,
  );
  return rows[0] ?? { helpful: [], own: null };
}
