/** Writes reviews. A trigger updates the product's stars in the same transaction. */
import type { ReviewChange } from '#domain/reviews.ts';
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
  return numInsertedOrUpdatedRows === 1n;
}

/** Undefined fields stay. False when the user has no such review. */
export async function changeReview(
  trx: Database,
  { id, userId, now }: { id: string; userId: string; now: Date },
  { rating, title, comment }: ReviewChange,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reviews')
    .set({ rating, title, comment, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
  return removed ?? null;
}
