/** The files under `/feeds/`. */
export const feedNames = ['google.xml', 'facebook.csv'] as const;
export type FeedName = (typeof feedNames)[number];
