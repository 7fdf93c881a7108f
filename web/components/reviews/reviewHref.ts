/** The reviews tab with the form for a product open. */
export const reviewHref = (productId: string): string => `/account?tab=reviews&product=${productId}`;
