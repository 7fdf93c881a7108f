/** The cache tags of public responses. The database announces the same names. */
export const PRODUCTS_TAG = 'products';
export const SETTINGS_TAG = 'settings';
export const productTag = (id: string): string => `product:${id}`;
export const reviewsTag = (productId: string): string => `reviews:${productId}`;

/** Tags of a response that lists products: the list and each product in it. */
export const listTags = (products: readonly { _id: string }[]): string[] => [
  PRODUCTS_TAG,
  ...products.map((product) => productTag(product._id)),
];
