/** Writes reviews and, in the same transaction, the stars of their products. */
import { sql } from 'kysely';
import type { ReviewChange } from '#domain/reviews.schema.ts';
import type { Database } from '#server/database/connect.ts';

export interface NewReview {
  id: string;
  productId: string;
  userId: string;
  orderId: string;
  rating: number;
  title: string;
  comment: string;
  now: Date;
}

/** False when the user has already reviewed the product, even if concurrently. */
export async function insertReview(trx: Database, review: NewReview): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('reviews')
    .values({
      id: review.id,
      product_id: review.productId,
      user_id: review.userId,
      order_id: review.orderId,
      rating: review.rating,
      title: review.title,
      comment: review.comment,
      is_verified: true,
      created_at: review.now,
      updated_at: review.now,
    })
    .onConflict((conflict) => conflict.constraint('reviews_product_user_key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await addStars(trx, review.productId, [{ rating: review.rating, delta: 1 }]);
  return true;
}

/** Undefined fields stay. Null when the user has no such review. */
export async function changeReview(
  trx: Database,
  { id, userId, now }: { id: string; userId: string; now: Date },
  { rating, title, comment }: ReviewChange,
): Promise<{ product: string; stars: boolean } | null> {
  const before = await trx
    .selectFrom('reviews')
    .select(['product_id', 'rating'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return null;
  const change = { rating, title, comment, updated_at: now };
  await trx.updateTable('reviews').set(change).where('id', '=', id).execute();
  const product = before.product_id;
  if (rating === undefined || rating === before.rating) return { product, stars: false };
  const deltas = [
    { rating: before.rating, delta: -1 },
    { rating, delta: 1 },
  ];
  await addStars(trx, product, deltas);
  return { product, stars: true };
}

async function addStars(
  trx: Database,
  productId: string,
  deltas: readonly { rating: number; delta: number }[],
): Promise<void> {
  const ids = deltas.map(() => productId);
  const ratings = deltas.map(({ rating }) => rating);
  await sql`
    select products_add_stars(${ids}::uuid[], ${ratings}::int[], ${deltas.map(({ delta }) => delta)}::int[])`.execute(
    trx,
  );
}

export interface ReviewPhoto {
  uploadId: string;
  url: string;
  width: number;
  height: number;
}

/** Replaces the review's photos. */
export async function setPhotos(
  trx: Database,
  reviewId: string,
  photos: readonly ReviewPhoto[],
): Promise<void> {
  await trx.deleteFrom('review_images').where('review_id', '=', reviewId).execute();
  if (photos.length === 0) return;
  const rows = photos.map(({ uploadId, ...photo }, position) => ({
    review_id: reviewId,
    position,
    upload_id: uploadId,
    ...photo,
  }));
  await trx.insertInto('review_images').values(rows).execute();
}

/** Deletes a review and returns it. Null when it does not exist or belongs to another user than `writer`. */
export async function removeReview(trx: Database, id: string, writer: { userId: string } | 'anyUser') {
  let removal = trx.deleteFrom('reviews').where('id', '=', id);
  if (writer !== 'anyUser') removal = removal.where('user_id', '=', writer.userId);
  const removed = await removal
    .returning(['product_id', 'user_id', 'rating', 'title', 'comment'])
    .executeTakeFirst();
  if (!removed) return null;
  await addStars(trx, removed.product_id, [{ rating: removed.rating, delta: -1 }]);
  return removed;
}
