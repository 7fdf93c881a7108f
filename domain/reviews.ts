/** Reviews of bought products: limits and averages. */

/** Limits of one review: characters of title and comment, and photos. */
export const TITLE_MAX = 100;
export const COMMENT_MAX = 1000;
export const REVIEW_PHOTOS_MAX = 4;

export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

export interface ReviewSummary {
  /** Rounded to one decimal; 0 without reviews. */
  average: number;
  count: number;
  /** The number of reviews with so many stars. */
  stars: Record<Rating, number>;
}

/** `counts` are the numbers of reviews with 1, 2, 3, 4 and 5 stars. */
export function summaryOf(counts: readonly number[]): ReviewSummary {
  const stars = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const rating of ratings) stars[rating] = counts[rating - 1] ?? 0;
  const count = ratings.reduce<number>((sum, rating) => sum + stars[rating], 0);
  const points = ratings.reduce<number>((sum, rating) => sum + rating * stars[rating], 0);
  return { average: count === 0 ? 0 : Math.round((points / count) * 10) / 10, count, stars };
}

/** How the reviews of a product are sorted. The first is the default. */
export const reviewSorts = ['photos', 'newest', 'highest', 'lowest', 'with-photos'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** The most photos of customers above the reviews. */
export const STRIP_PHOTOS = 20;
