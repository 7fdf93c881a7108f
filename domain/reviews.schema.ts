import { z } from 'zod';
import { fieldTexts } from '#texts/fields.ts';
import { ownReviewsTexts } from '#texts/ownReviews.ts';
import { idField } from './ids.schema.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { COMMENT_MAX, REVIEW_PHOTOS_MAX, reviewSorts, TITLE_MAX } from './reviews.ts';
import { line, paragraph } from './text.ts';
import { imageAddress } from './uploads.schema.ts';

export const reviewSortField = z
  .enum(reviewSorts, { error: () => ownReviewsTexts.unknownSort })
  .default('photos');

const reviewFields = {
  rating: typedNumber(wholeNumber(() => ownReviewsTexts.selectRating, 1, 5)),
  title: line(() => ownReviewsTexts.title, TITLE_MAX),
  comment: paragraph(() => ownReviewsTexts.comment, COMMENT_MAX),
  images: z
    .array(imageAddress, { error: () => ownReviewsTexts.photosMustBeList })
    .max(REVIEW_PHOTOS_MAX, { error: () => ownReviewsTexts.tooManyPhotos(REVIEW_PHOTOS_MAX) }),
};

export const reviewSchema = z.object({
  productId: idField(() => fieldTexts.product),
  orderId: idField(() => fieldTexts.order),
  rating: reviewFields.rating,
  title: reviewFields.title.default(''),
  comment: reviewFields.comment.default(''),
  images: reviewFields.images.default([]),
});

/** A change of the user's own review. Omitted fields stay the same. */
export const reviewChangeSchema = z.object(reviewFields).partial();
export type ReviewChange = z.output<typeof reviewChangeSchema>;
