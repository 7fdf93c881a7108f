/** The number of products per choice of each filter. */

export type Counts = readonly { value: string; count: number }[];

export interface Facets {
  categories: Counts;
  colors: Counts;
  prices: Counts;
  sizes: Counts;
  offers: Counts;
  stock: Counts;
  ratings: Counts;
  /** The counts are minimums. */
  atLeast?: boolean;
}

/** The number of products of one choice. */
export const countOf = (counts: Counts | undefined, value: string): number | undefined =>
  counts && (counts.find((one) => one.value === value)?.count ?? 0);
