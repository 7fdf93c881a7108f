/** Reads reviews: those of a product, the caller's own, and the products the caller can still review. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { toTaka } from '#domain/money.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import { Problem } from '#domain/problems.ts';
import { STRIP_PHOTOS, summaryOf } from '#domain/reviews.ts';
import type { Handler } from '#server/context.ts';
import {
  countWithPhotos,
  findReviewOfOrdered,
  findStars,
  photosOfProduct,
  reviewableBy,
  reviewsBy,
  reviewsOfProduct,
} from './reviewQueries.ts';
import { ownReviewResponse, reviewedProduct, reviewResponse } from './reviewResponse.ts';

export const productReviews: Handler<typeof endpoints.productReviews> = async ({ params, query }, { db }) => {
  const productId = params.id;
  const { page, limit, sort } = query;
  const stars = isId(productId) ? await findStars(db, productId) : null;
  if (!stars) throw new Problem('productNotFound');
  const summary = summaryOf(stars);
  const [rows, total, photos] = await Promise.all([
    reviewsOfProduct(db, productId, { limit, offset: offsetOf(page, limit), sort }),
    sort === 'with-photos' ? countWithPhotos(db, productId) : summary.count,
    page === 1 ? photosOfProduct(db, productId, STRIP_PHOTOS) : [],
  ]);
  const pagination = paginationOf(total, page, limit);
  return { data: { productId, reviews: rows.map(reviewResponse), pagination, summary, photos } };
};

export const myReviews: Handler<typeof endpoints.myReviews> = async (_, { db, caller }) =>
  (await reviewsBy(db, caller.userId)).map(ownReviewResponse);

export const reviewable: Handler<typeof endpoints.reviewable> = async (_, { db, caller }) => {
  const rows = await reviewableBy(db, caller.userId);
  return rows.map((row) => ({
    orderId: row.order_id,
    product: reviewedProduct(row),
    orderDate: row.ordered_at,
    quantity: row.quantity,
    price: toTaka(row.price),
  }));
};

/** A product is reviewed once per user, so every order of it refers to the same review. */
export const checkReview: Handler<typeof endpoints.checkReview> = async ({ params }, { db, caller }) => {
  const known = isId(params.productId) && isId(params.orderId);
  const row = known ? await findReviewOfOrdered(db, caller.userId, params) : null;
  return { exists: row !== null, review: row && ownReviewResponse(row) };
};
