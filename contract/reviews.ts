/** Reviews: everyone reads them; customers write them after delivery. */

import { z } from 'zod';
import { anyId } from '#domain/ids.schema.ts';
import { limitField, pageField } from '#domain/listFields.ts';
import { pageSizes } from '#domain/pages.ts';
import { reviewChangeSchema, reviewSchema, reviewSortField } from '#domain/reviews.schema.ts';
import { endpoint } from './endpoint.ts';
import { productTag, reviewsTag } from './tags.ts';
import { amount, idParams, messageResponse, moment, pagination } from './values.ts';

const group = 'Reviews';

export const reviewResponse = z.object({
  _id: z.string(),
  productId: z.string(),
  rating: z.int(),
  title: z.string(),
  comment: z.string(),
  images: z.array(z.string()),
  isVerified: z.boolean(),
  helpfulCount: z.int(),
  createdAt: moment,
  user: z.object({ name: z.string() }).nullable(),
  /** Of the shop. */
  answer: z.object({ text: z.string(), at: moment }).nullable(),
});

const reviewedProduct = z.object({
  _id: z.string(),
  name: z.string(),
  image: z.string(),
  images: z.array(z.object({ url: z.string() })),
});

/** A user's own review, with its product and order. */
const ownReview = reviewResponse.extend({ orderId: z.string().nullable(), product: reviewedProduct });

const stars = z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() });

const reviewsOfProduct = z.object({
  data: z.object({
    productId: z.string(),
    reviews: z.array(reviewResponse),
    pagination,
    summary: z.object({ average: z.number(), count: z.int(), stars }),
    /** The newest photos in all reviews; only with the first page. */
    photos: z.array(z.object({ url: z.string(), reviewId: z.string(), name: z.string(), rating: z.int() })),
  }),
});

const written = z.object({ review: ownReview });
/** The cache tags of everything that shows a review of the product. */
export const reviewTags = (productId: string) => [reviewsTag(productId), productTag(productId)];

const voting = {
  path: '/reviews/:id/helpful',
  who: 'customer',
  group,
  input: { params: idParams },
  response: z.object({ productId: z.string(), isHelpful: z.boolean(), helpfulCount: z.int() }),
  refusals: ['reviewNotFound', 'ownReview'],
  limit: 'vote',
  touches: ({ productId }: { productId: string }) => reviewTags(productId),
} as const;

export const reviews = {
  productReviews: endpoint({
    method: 'GET',
    path: '/reviews/product/:id',
    who: 'anyone',
    group,
    summary:
      'Reviews of a product in pages: those with photos first, then newest first, unless sorted otherwise',
    input: {
      params: idParams,
      query: z.object({ page: pageField, limit: limitField(pageSizes.reviews), sort: reviewSortField }),
    },
    response: reviewsOfProduct,
    refusals: ['productNotFound'],
    cache: { kind: 'public', tagsOf: ({ data }) => reviewTags(data.productId) },
  }),
  writeReview: endpoint({
    method: 'POST',
    path: '/reviews',
    who: 'customer',
    group,
    summary: 'Review a product from your delivered order, once per product',
    input: { body: reviewSchema },
    response: written,
    status: 201,
    refusals: ['orderNotFound', 'productNotFound', 'notDelivered', 'alreadyReviewed', 'uploadNotFound'],
    limit: 'review',
    touches: ({ review }) => reviewTags(review.productId),
  }),
  updateReview: endpoint({
    method: 'PUT',
    path: '/reviews/:id',
    who: 'customer',
    group,
    summary: 'Change your review. Omitted fields stay the same',
    input: { params: idParams, body: reviewChangeSchema },
    response: written,
    refusals: ['reviewNotFound', 'uploadNotFound'],
    limit: 'review',
    touches: ({ review }) => reviewTags(review.productId),
  }),
  deleteReview: endpoint({
    method: 'DELETE',
    path: '/reviews/:id',
    who: 'customer',
    group,
    summary: 'Delete your review, or any review as an admin',
    input: { params: idParams },
    response: messageResponse.extend({ productId: z.string() }),
    refusals: ['reviewNotFound'],
    touches: ({ productId }) => reviewTags(productId),
  }),
  markHelpful: endpoint({
    ...voting,
    method: 'PUT',
    summary: 'Mark the review of another customer as helpful, once',
  }),
  unmarkHelpful: endpoint({ ...voting, method: 'DELETE', summary: 'Take the mark back' }),
  reviewVotes: endpoint({
    method: 'GET',
    path: '/reviews/votes/:id',
    who: 'customer',
    group,
    summary: 'The reviews of a product that you marked as helpful, and your own review of it',
    input: { params: idParams },
    response: z.object({ helpful: z.array(z.string()), own: z.string().nullable() }),
  }),
  myReviews: endpoint({
    method: 'GET',
    path: '/reviews/my',
    who: 'customer',
    group,
    summary: 'Your reviews, newest first',
    response: z.array(ownReview),
  }),
  reviewable: endpoint({
    method: 'GET',
    path: '/reviews/reviewable',
    who: 'customer',
    group,
    summary: 'Delivered products you can review',
    response: z.array(
      z.object({
        orderId: z.string(),
        product: reviewedProduct,
        orderDate: moment,
        quantity: z.int(),
        price: amount,
      }),
    ),
  }),
  checkReview: endpoint({
    method: 'GET',
    path: '/reviews/check/:productId/:orderId',
    who: 'customer',
    group,
    summary: 'Whether you have reviewed this product from this order',
    input: { params: z.object({ productId: anyId, orderId: anyId }) },
    response: z.object({ exists: z.boolean(), review: ownReview.nullable() }),
  }),
};
