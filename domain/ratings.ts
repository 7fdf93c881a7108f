/** How lists sort and filter by rating. */

import { listingTexts } from '#texts/listing.ts';

/** An average counts as if the product had this many more reviews of a middling rating. So few reviews prove little. */
const PRIOR_REVIEWS = 10;
const PRIOR_STARS = 3.5;

/**
 * The key of the order by rating, in thousandths of a star: one review of five stars comes after fifty of 4.8.
 * Products without reviews come last. `counts` are the numbers of reviews with 1 to 5 stars. As `rating_score` in the
 * migrations.
 */
export function ratingScore(counts: readonly number[]): number {
  const reviews = counts.reduce((sum, count) => sum + count, 0);
  if (reviews === 0) return 0;
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return Math.floor((1000 * (stars + PRIOR_REVIEWS * PRIOR_STARS)) / (reviews + PRIOR_REVIEWS));
}

/** The choices of the filter by rating: this many stars and up. */
export const leastRatings = [4, 3] as const;
export type LeastRating = (typeof leastRatings)[number];

/** '4 stars & up' */
export const leastRatingLabel = (stars: number | string): string => listingTexts.starsAndUp(stars);
