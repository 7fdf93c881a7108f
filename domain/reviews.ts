/** What customers say of what they bought. */
import { z } from 'zod';
import { idField } from './ids.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { line, paragraph } from './text.ts';
import { imageAddress } from './uploads.ts';

export const TITLE_MAX = 100;
export const COMMENT_MAX = 1000;
export const REVIEW_PHOTOS_MAX = 4;

export const ratingWords = { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very Good', 5: 'Excellent' } as const;
export type Rating = keyof typeof ratingWords;
export const ratings: readonly Rating[] = [1, 2, 3, 4, 5];

export const ratingMessage = 'Please select a rating';

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
export type ReviewDraft = z.output<typeof reviewSchema>;

/** The owner's later thoughts; what a body leaves out stays. */
export const reviewChangeSchema = z.object(reviewFields).partial();
export type ReviewChange = z.output<typeof reviewChangeSchema>;

export interface ReviewSummary {
  /** To one decimal; 0 without reviews. */
  average: number;
  count: number;
  stars: Record<Rating, number>;
}

/** From how many reviews gave 1, 2, 3, 4 and 5 stars. */
export function summaryOf(counts: readonly number[]): ReviewSummary {
  const stars = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const rating of ratings) stars[rating] = counts[rating - 1] ?? 0;
  const count = ratings.reduce<number>((sum, rating) => sum + stars[rating], 0);
  const points = ratings.reduce<number>((sum, rating) => sum + rating * stars[rating], 0);
  return { average: count === 0 ? 0 : Math.round((points / count) * 10) / 10, count, stars };
}

export const reviewMessages = {
  submitted: 'Review submitted successfully!',
  submitFailed: 'Failed to submit review',
  uploadFailed: 'Failed to upload images',
  nothingToReview: 'No products to review',
  reviewed: '✓ Reviewed',
  anonymous: 'Anonymous',
  deleted: 'Review deleted',
} as const;
