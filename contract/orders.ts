/** Orders: customers place and cancel them, admins change their status. */
import { z } from 'zod';
import { orderListingSchema, ownOrdersSchema } from '#domain/orderListing.ts';
import { orderStatusField, settableStatusField } from '#domain/orderStatus.schema.ts';
import { placeOrderSchema } from '#domain/orders.schema.ts';
import { trackOrderSchema } from '#domain/orderTracking.ts';
import { acceptingAliases, orderAliases } from './aliases.ts';
import { endpoint } from './endpoint.ts';
import { adminOrderResponse, orderResponse, trackedOrder } from './orderResponse.ts';
import { softly, stockTag } from './tags.ts';
import { idParams } from './values.ts';

const group = 'Orders';

/** Why goods are not sold, whoever orders them. */
export const saleRefusals = [
  'shortStock',
  'choiceUnavailable',
  'productNotFound',
  'productGone',
  'sizeRequiredToBuy',
  'colourRequiredToBuy',
] as const;

const changed = z.object({ order: orderResponse });

/** The order changed the stock of its products. Sales are frequent, so pages may show that a moment later. */
export const stockOf = (order: { orderItems: readonly OrderedProduct[] }) =>
  order.orderItems
    .flatMap((item) => [item, ...item.components])
    .flatMap(({ product }) => (product ? [softly(stockTag(product))] : []));

interface OrderedProduct {
  product: string | null;
  components: readonly { product: string | null }[];
}

export const orders = {
  placeOrder: endpoint({
    method: 'POST',
    path: '/orders',
    who: 'customer',
    group,
    summary: 'Place an order with cash on delivery',
    input: { body: placeOrderSchema },
    response: orderResponse,
    status: 201,
    refusals: [
      'pricesChanged',
      'couponRefused',
      'orderNeedsCall',
      ...saleRefusals,
      'idempotencyMismatch',
      'requestInProgress',
    ],
    idempotent: true,
    limit: 'order',
    touches: stockOf,
  }),
  myOrders: endpoint({
    method: 'GET',
    path: '/orders/my',
    who: 'customer',
    group,
    summary: 'Your orders, newest first',
    input: { query: ownOrdersSchema },
    response: z.array(orderResponse),
  }),
  lastSizes: endpoint({
    method: 'GET',
    path: '/orders/my/sizes',
    who: 'customer',
    group,
    summary: 'The size that you bought last, by category',
    response: z.array(z.object({ category: z.string(), size: z.string() })),
  }),
  order: endpoint({
    method: 'GET',
    path: '/orders/:id',
    who: 'customer',
    group,
    summary: 'One of your orders, or any order for an admin',
    input: { params: idParams },
    response: orderResponse,
    refusals: ['orderNotFound'],
  }),
  orders: endpoint({
    method: 'GET',
    path: '/orders',
    who: 'admin',
    duty: 'orders',
    group,
    summary: 'All orders in pages, newest first',
    input: { query: orderListingSchema },
    response: z.object({
      orders: z.array(adminOrderResponse),
      currentPage: z.int(),
      totalPages: z.int(),
      totalOrders: z.int(),
    }),
  }),
  moveOrder: endpoint({
    method: 'PUT',
    path: '/orders/:id/status',
    who: 'admin',
    duty: 'orders',
    group,
    summary:
      'Set the status of an order that is neither delivered nor cancelled, unless it is no longer `from`',
    input: {
      params: idParams,
      body: acceptingAliases(
        z.object({
          status: settableStatusField,
          /** The status that the admin saw. Without it, the order is moved from any. */
          from: orderStatusField.optional(),
        }),
        orderAliases,
      ),
    },
    response: changed,
    refusals: ['orderNotFound', 'orderClosed', 'orderChanged'],
  }),
  cancelOrder: endpoint({
    method: 'PUT',
    path: '/orders/:id/cancel',
    who: 'customer',
    group,
    summary: 'Cancel your order while it is pending or processing',
    input: { params: idParams },
    response: changed,
    refusals: ['orderNotFound', 'orderNotCancellable'],
    touches: ({ order }) => stockOf(order),
  }),
  trackOrder: endpoint({
    method: 'POST',
    path: '/orders/track',
    who: 'anyone',
    group,
    summary: 'Track an order by its number and phone. A wrong number and a wrong phone get the same response',
    input: { body: trackOrderSchema },
    response: trackedOrder,
    refusals: ['orderNotFound'],
    limit: 'track',
  }),
};
