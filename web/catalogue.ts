/** The shapes of the catalogue and the cart as the API answers them. */
import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { Choice } from '#domain/stock.ts';

export type { Choice };
export type Product = Answer<(typeof endpoints)['product']>;
/** What a cart must know of a product to take it in. */
export type Sellable = Pick<
  Product,
  | '_id'
  | 'name'
  | 'category'
  | 'price'
  | 'originalPrice'
  | 'stock'
  | 'inStock'
  | 'images'
  | 'sizes'
  | 'colors'
>;
export type Cart = Answer<(typeof endpoints)['cart']>['data'];
export type CartLine = Cart['items'][number];
export type ProductReviews = Answer<(typeof endpoints)['productReviews']>['data'];
export type Review = ProductReviews['reviews'][number];
export type User = Answer<(typeof endpoints)['profile']>;
