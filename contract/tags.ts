/** The names under which finished public answers are kept; the database announces the same ones. */
export const PRODUCTS_TAG = 'products';
export const SHOP_TAG = 'shop';
export const productTag = (id: string): string => `product:${id}`;
export const reviewsTag = (productId: string): string => `reviews:${productId}`;

/** Of an answer that lists products: the list itself and each product in it. */
export const listTags = (products: readonly { _id: string }[]): string[] => [
  PRODUCTS_TAG,
  ...products.map((product) => productTag(product._id)),
];
