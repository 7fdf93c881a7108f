/** Names for the shapes that the API answers with. */
import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { Choice } from '#domain/stock.ts';

export type { Choice };
export type Product = Answer<(typeof endpoints)['product']>;
/** The fields of a product that a cart line needs. */
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

export type Order = Answer<(typeof endpoints)['order']>;
/** An order as admins see it in the list. */
export type AdminOrder = Answer<(typeof endpoints)['orders']>['orders'][number];
/** One order with its calls, its notes and the other orders of its phone number. */
export type OpenedOrder = Answer<(typeof endpoints)['adminOrder']>;
/** The columns of a courier's sheet; the built-in ones have no id. */
export type CourierLayoutRow = Answer<(typeof endpoints)['courierLayouts']>[number];

/** The changes and faults of an import or a bulk edit, before or after it is applied. */
export type Plan = Answer<(typeof endpoints)['importProducts']>;
export type Stats = Answer<(typeof endpoints)['stats']>;
export type Sales = Answer<(typeof endpoints)['sales']>;

/** A user in the admin's list, with order counts. */
export type Customer = Answer<(typeof endpoints)['users']>['users'][number];
export type KnownCustomer = Answer<(typeof endpoints)['user']>;
export type CustomerOrder = Answer<(typeof endpoints)['customerOrders']>['orders'][number];
