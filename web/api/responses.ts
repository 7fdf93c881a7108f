/** Names for the shapes of the API's responses. */
import type { ResponseOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { Choice } from '#domain/stock.ts';

export type { Choice };
export type Product = ResponseOf<(typeof endpoints)['product']>;
/** A product in admin, with its cost for those who may see it. */
export type AdminProduct = ResponseOf<(typeof endpoints)['adminProduct']>;
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
export type Cart = ResponseOf<(typeof endpoints)['cart']>['data'];
export type CartLine = Cart['items'][number];
export type ProductReviews = ResponseOf<(typeof endpoints)['productReviews']>['data'];
export type Review = ProductReviews['reviews'][number];
/** A product that the customer waits for. */
export type StockAlert = ResponseOf<(typeof endpoints)['stockAlerts']>[number];
export type AdminReview = ResponseOf<(typeof endpoints)['adminReviews']>['reviews'][number];
export type User = ResponseOf<(typeof endpoints)['profile']>;

/** A webhook with its last messages. */
export type Webhook = ResponseOf<(typeof endpoints)['webhooks']>['webhooks'][number];

export type ListedBatch = ResponseOf<(typeof endpoints)['batches']>['batches'][number];

export type Order = ResponseOf<(typeof endpoints)['order']>;
/** An order as admins see it in the list. */
export type AdminOrder = ResponseOf<(typeof endpoints)['orders']>['orders'][number];
/** One order with its calls, its notes and the other orders of its phone number. */
export type OpenedOrder = ResponseOf<(typeof endpoints)['adminOrder']>;
/** The columns of a courier's sheet; the built-in ones have no id. */
export type CourierLayoutRow = ResponseOf<(typeof endpoints)['courierLayouts']>[number];

/** The changes and faults of an import or a bulk edit, before or after it is applied. */
export type Plan = ResponseOf<(typeof endpoints)['importProducts']>;
export type NewOrders = ResponseOf<(typeof endpoints)['newOrders']>;
export type ListToCount = ResponseOf<(typeof endpoints)['stocktaking']>;
export type Today = ResponseOf<(typeof endpoints)['today']>;
export type TeamMember = ResponseOf<(typeof endpoints)['team']>['members'][number];
export type Stats = ResponseOf<(typeof endpoints)['stats']>;
export type Margins = ResponseOf<(typeof endpoints)['margins']>;
export type Sales = ResponseOf<(typeof endpoints)['sales']>;

export type SmsLog = ResponseOf<(typeof endpoints)['sms']>;
/** A user in the admin's list, with order counts. */
export type Customer = ResponseOf<(typeof endpoints)['users']>['users'][number];
export type KnownCustomer = ResponseOf<(typeof endpoints)['user']>;
export type CustomerOrder = ResponseOf<(typeof endpoints)['customerOrders']>['orders'][number];

/** A coupon in the admin's list. */
export type CouponOfShop = ResponseOf<(typeof endpoints)['coupons']>['coupons'][number];

/** A courier's statement: a draft or a confirmed payout. */
export type Payout = ResponseOf<(typeof endpoints)['payouts']>['payouts'][number];
export type PayoutRow = ResponseOf<(typeof endpoints)['payout']>['rows'][number];
export type OutstandingCash = ResponseOf<(typeof endpoints)['outstandingCash']>;
/** The columns of a courier's statement; the built-in ones have no id. */
export type StatementLayoutRow = ResponseOf<(typeof endpoints)['statementLayouts']>[number];
