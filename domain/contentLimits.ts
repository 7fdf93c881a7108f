/** How much one piece of content may hold. */
export const contentLimits = {
  banners: 5,
  /** The layout has room for exactly three. */
  sideCards: 3,
  groups: 12,
  questionsPerGroup: 30,
  /** In characters. */
  text: 20_000,
  answer: 2_000,
} as const;
