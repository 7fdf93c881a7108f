/** A review in the API's responses: for everybody, and for its author. */
import type { OwnReviewRow, ReviewRow } from './reviewQueries.ts';

export const reviewResponse = (row: ReviewRow) => ({
  _id: row.id,
  productId: row.product_id,
  rating: row.rating,
  title: row.title,
  comment: row.comment,
  images: row.images,
  isVerified: row.is_verified,
  helpfulCount: row.helpful_count,
  createdAt: row.created_at,
  user: { name: row.user_name },
  answer: row.answer === null || row.answered_at === null ? null : { text: row.answer, at: row.answered_at },
});

export const ownReviewResponse = (row: OwnReviewRow) => ({
  ...reviewResponse(row),
  orderId: row.order_id,
  product: reviewedProduct(row),
});

export const reviewedProduct = (
  row: Pick<OwnReviewRow, 'product_id' | 'product_name' | 'product_images'>,
) => ({
  _id: row.product_id,
  name: row.product_name,
  image: row.product_images[0]?.url ?? '',
  images: row.product_images,
});
