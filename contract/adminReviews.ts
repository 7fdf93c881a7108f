/** Reviews in admin: the shop reads, answers and deletes them. */
import { z } from 'zod';
import {
  adminReviewListSchema,
  answerChangeSchema,
  answerDeletionSchema,
} from '#domain/adminReviews.schema.ts';
import { reviewDuties } from '#domain/adminReviews.ts';
import { endpoint } from './endpoint.ts';
import { reviewResponse, reviewTags } from './reviews.ts';
import { idParams, pagination } from './values.ts';

const adminReview = reviewResponse.extend({
  user: z.object({ _id: z.string(), name: z.string() }),
  product: z.object({ _id: z.string(), name: z.string(), image: z.string(), isListed: z.boolean() }),
});

const row = { who: 'admin', duty: reviewDuties, group: 'Admin' } as const;
const answered = {
  response: z.object({ review: adminReview }),
  touches: ({ review }: { review: { productId: string } }) => reviewTags(review.productId),
} as const;

export const adminReviews = {
  adminReviews: endpoint({
    ...row,
    method: 'GET',
    path: '/admin/reviews',
    summary: 'All reviews in pages, newest first, by stars and whether they are answered',
    input: { query: adminReviewListSchema },
    response: z.object({
      reviews: z.array(adminReview),
      pagination,
      /** Over all reviews. */
      unanswered: z.int(),
    }),
  }),
  answerReview: endpoint({
    ...row,
    ...answered,
    method: 'PUT',
    path: '/admin/reviews/:id/answer',
    summary:
      'Write or change the answer of the shop, unless another admin has written one since `basedOn`. The first one is emailed to the author',
    input: { params: idParams, body: answerChangeSchema },
    refusals: ['reviewNotFound', 'changedMeanwhile'],
  }),
  deleteAnswer: endpoint({
    ...row,
    ...answered,
    method: 'DELETE',
    path: '/admin/reviews/:id/answer',
    summary: 'Delete the answer of the shop, unless another admin has written another one since `basedOn`',
    input: { params: idParams, query: answerDeletionSchema },
    refusals: ['reviewNotFound', 'changedMeanwhile'],
  }),
};
