/** Orders: placed and cancelled by customers, moved on by admins. */
import { z } from 'zod';
import { confirmationField } from '#domain/orderCalls.ts';
import { orderListingSchema, ownOrdersSchema } from '#domain/orderListing.ts';
import { orderStatusField, settableStatusField } from '#domain/orderStatus.ts';
import { placeOrderSchema } from '#domain/orders.ts';
import { trackOrderSchema } from '#domain/orderTracking.ts';
import { endpoint } from './endpoint.ts';
import { productTag } from './tags.ts';
import { answeringTwins, orderTwins, readingTwins } from './twins.ts';
import { addressFields, amount, idParams, moment } from './values.ts';

const group = 'Orders';

const orderItem = z.object({
  /** Null once the product is unknown; name, image and price are the order's own. */
  product: z.string().nullable(),
  name: z.string(),
  image: z.string(),
  price: amount,
  quantity: z.int(),
  selectedSize: z.string().nullable(),
  selectedColor: z.string().nullable(),
});

const prices = { itemsPrice: amount, shippingPrice: amount, taxPrice: amount, totalPrice: amount };

/** What an order would cost now, beside a refusal for changed prices. */
export const quoteAnswer = z.object({ items: z.array(orderItem), ...prices });

const order = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  createdAt: moment,
  status: orderStatusField,
  paymentMethod: z.string(),
  orderItems: z.array(orderItem),
  shippingAddress: addressFields,
  ...prices,
  user: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
  /** Every status it has had, the first its placing. Who made a change is told to admins only. */
  history: z.array(z.object({ status: orderStatusField, at: moment, by: z.string().nullish() })),
});

export const orderAnswer = answeringTwins(order, orderTwins);

const orderCount = z.object({ orders: z.int(), amount });

/** Other orders of the same phone number, with whatever account: each is in one of the last three or still on its way. */
const phonePast = z.object({
  ordered: orderCount,
  received: orderCount,
  refused: orderCount,
  cancelled: orderCount,
});

/** An order as the owner's desk has it: never answered to customers. */
export const deskOrder = answeringTwins(
  order.extend({
    /** What the last confirming call brought. */
    confirmation: confirmationField,
    calls: z.int(),
    notes: z.int(),
    phonePast,
  }),
  orderTwins,
);

const changed = z.object({ order: orderAnswer });

/** How far an order is, and nothing of whose it is or what is in it. */
const trackedOrder = answeringTwins(
  z.object({
    orderNumber: z.string(),
    status: orderStatusField,
    createdAt: moment,
    history: z.array(z.object({ status: orderStatusField, at: moment })),
  }),
  orderTwins,
);

/** Stock moved, so what is known of these products is old. */
const productsIn = (order: z.output<typeof orderAnswer>) =>
  order.orderItems.flatMap(({ product }) => (product ? [productTag(product)] : []));

export const orders = {
  placeOrder: endpoint({
    method: 'POST',
    path: '/orders',
    who: 'customer',
    group,
    summary: 'Place an order, paid in cash on delivery',
    input: { body: placeOrderSchema },
    output: orderAnswer,
    status: 201,
    refusals: [
      'pricesChanged',
      'shortStock',
      'choiceUnavailable',
      'productNotFound',
      'productGone',
      'sizeRequiredToBuy',
      'colourRequiredToBuy',
      'idempotencyMismatch',
      'requestInProgress',
    ],
    idempotent: true,
    limit: 'order',
    touches: productsIn,
  }),
  myOrders: endpoint({
    method: 'GET',
    path: '/orders/my',
    who: 'customer',
    group,
    summary: 'The own orders, the newest first',
    input: { query: ownOrdersSchema },
    output: z.array(orderAnswer),
  }),
  order: endpoint({
    method: 'GET',
    path: '/orders/:id',
    who: 'customer',
    group,
    summary: 'One own order; any order for an admin',
    input: { params: idParams },
    output: orderAnswer,
    refusals: ['orderNotFound'],
  }),
  orders: endpoint({
    method: 'GET',
    path: '/orders',
    who: 'admin',
    group,
    summary: 'All orders in pages, the newest first',
    input: { query: orderListingSchema },
    output: z.object({
      orders: z.array(deskOrder),
      currentPage: z.int(),
      totalPages: z.int(),
      totalOrders: z.int(),
    }),
  }),
  moveOrder: endpoint({
    method: 'PUT',
    path: '/orders/:id/status',
    who: 'admin',
    group,
    summary: 'Set the status of an order that is neither delivered nor cancelled',
    input: { params: idParams, body: readingTwins(z.object({ status: settableStatusField }), orderTwins) },
    output: changed,
    refusals: ['orderNotFound', 'orderClosed'],
  }),
  cancelOrder: endpoint({
    method: 'PUT',
    path: '/orders/:id/cancel',
    who: 'customer',
    group,
    summary: 'Cancel an own order while it is pending or processing',
    input: { params: idParams },
    output: changed,
    refusals: ['orderNotFound', 'orderNotCancellable'],
    touches: ({ order }) => productsIn(order),
  }),
  trackOrder: endpoint({
    method: 'POST',
    path: '/orders/track',
    who: 'anyone',
    group,
    summary:
      'How far an order is, for who knows its number and its phone; a wrong one of either answers alike',
    input: { body: trackOrderSchema },
    output: trackedOrder,
    refusals: ['orderNotFound'],
    limit: 'track',
  }),
};
