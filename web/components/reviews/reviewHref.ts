/** The reviews tab with a product's form open. */
export const reviewHref = (productId: string): string => `/account?tab=reviews&product=${productId}`;

/** Name of the draft of a review form. */
export const reviewFormOf = (productId: string): string => `review.${productId}`;
