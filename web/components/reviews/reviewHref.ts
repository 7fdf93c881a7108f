/** The reviews tab with the form for a product open. */
export const reviewHref = (productId: string): string => `/account?tab=reviews&product=${productId}`;

/** What the tab keeps of a review's form under. */
export const reviewFormOf = (productId: string): string => `review.${productId}`;
