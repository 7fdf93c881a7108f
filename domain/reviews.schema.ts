import { z } from 'zod';
import { idField } from './ids.schema.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import {
  COMMENT_MAX,
  REVIEW_PHOTOS_MAX,
  type ReviewSort,
  ratingMessage,
  reviewSorts,
  TITLE_MAX,
} from './reviews.ts';
import { line, paragraph } from './text.ts';
import { imageAddress } from './uploads.ts';

const sorts = reviewSorts.map(({ value }) => value) as [ReviewSort, ...ReviewSort[]];
export const reviewSortField = z.enum(sorts, { error: 'Unknown sort order' }).default('photos');

const reviewFields = {
  rating: typedNumber(wholeNumber(ratingMessage, 1, 5)),
  title: line('Title', TITLE_MAX),
  comment: paragraph('Comment', COMMENT_MAX),
  images: z
    .array(imageAddress, { error: 'Photos must be a list' })
    .max(REVIEW_PHOTOS_MAX, `You can add at most ${REVIEW_PHOTOS_MAX} photos`),
};

export const reviewSchema = z.object({
  productId: idField('Product'),
  orderId: idField('Order'),
  rating: reviewFields.rating,
  title: reviewFields.title.default(''),
  comment: reviewFields.comment.default(''),
  images: reviewFields.images.default([]),
});

/** A change of the user's own review. Omitted fields stay the same. */
export const reviewChangeSchema = z.object(reviewFields).partial();
