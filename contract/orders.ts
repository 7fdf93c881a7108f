/** Orders: customers place and cancel them, admins change their status. Amounts are in taka. */
import { z } from 'zod';
import { callTimeValues } from '#domain/callTimes.ts';
import { confirmationField } from '#domain/orderCalls.schema.ts';
import { orderChangeKinds } from '#domain/orderChanges.ts';
import { closingReasonField } from '#domain/orderClosing.schema.ts';
import { orderListingSchema, ownOrdersSchema } from '#domain/orderListing.ts';
import { receivedByField } from '#domain/orderPayments.schema.ts';
import { returnReasonField } from '#domain/orderReturns.schema.ts';
import { orderSourceField } from '#domain/orderSources.schema.ts';
import { orderStatusField, settableStatusField } from '#domain/orderStatus.schema.ts';
import { placeOrderSchema } from '#domain/orders.schema.ts';
import { trackOrderSchema } from '#domain/orderTracking.ts';
import { changeReasonField } from '#domain/unconfirmedOrders.schema.ts';
import { acceptingAliases, orderAliases, withAliases } from './aliases.ts';
import { endpoint } from './endpoint.ts';
import { softly, stockTag } from './tags.ts';
import { addressFields, amount, idParams, moment } from './values.ts';

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

const orderItem = z.object({
  /** Null once the product is no longer known. Name, image and price are stored with the order. */
  product: z.string().nullable(),
  name: z.string(),
  image: z.string(),
  price: amount,
  quantity: z.int(),
  selectedSize: z.string().nullable(),
  selectedColor: z.string().nullable(),
});

/** A line of a placed order. */
const orderedItem = orderItem.extend({
  /** Pieces that came back after the delivery. */
  returned: z.int(),
  /** What a combo was made of when it was ordered. */
  components: z
    .array(
      z.object({
        product: z.string().nullable(),
        name: z.string(),
        /** Pieces in one combo. */
        quantity: z.int(),
        selectedSize: z.string().nullable(),
        selectedColor: z.string().nullable(),
      }),
    )
    .default([]),
});

const otherOrderOfExchange = z.object({ _id: z.string(), orderNumber: z.string() }).nullable();
/** The admin's name. Null for customers, and once the admin is no longer known. */
const by = z.string().nullable();

const orderReturn = z.object({
  _id: z.string(),
  /** Lines by their place in `orderItems`, from 0. */
  lines: z.array(z.object({ line: z.int(), quantity: z.int(), restocked: z.boolean() })),
  reason: returnReasonField,
  /** Paid back. */
  refund: amount,
  /** Moved to the order of an exchange. */
  credit: amount,
  note: z.string(),
  at: moment,
  by,
});

const payment = z.object({
  _id: z.string(),
  amount,
  method: receivedByField,
  reference: z.string(),
  at: moment,
  by,
});

/** An entry of the timeline besides the statuses. */
const change = z.object({
  kind: z.enum(orderChangeKinds),
  details: z.object({
    amount: amount.optional(),
    refund: amount.optional(),
    method: z.string().optional(),
    reason: z.string().optional(),
    source: orderSourceField.optional(),
    courier: z.string().optional(),
    consignment: z.string().optional(),
    orderNumber: z.string().optional(),
    items: z.array(z.string()).optional(),
    fields: z.array(z.string()).optional(),
  }),
  at: moment,
  by,
});

/** Taken off the items. 0 stands for a coupon that makes the delivery free. */
const discount = z.object({ code: z.string().nullable(), amount }).nullable();

/** The first and the last day on which it may arrive, such as 2026-11-28. Null for old orders. */
const estimatedDelivery = z.object({ from: z.string(), to: z.string() }).nullable();

/** What happened to an order after it was placed. */
const lifecycle = {
  /** Counts the changes of the order. An edit names it. */
  version: z.int(),
  /** The customer's, for the courier. */
  note: z.string(),
  secondPhone: z.string().nullable(),
  /** When the courier is to call. */
  callTime: z.enum(callTimeValues),
  /** For whoever receives the parcel. Empty without one. */
  giftNote: z.string(),
  /** True if the packing slip names no amount. */
  hidePrices: z.boolean(),
  estimatedDelivery,
  discount,
  /** Payments besides the door. */
  paid: amount,
  /** What the courier is to take at the door. */
  toCollect: amount,
  /** Paid beyond the total, as after an edit. The shop owes it. */
  overpaid: amount,
  /** Taken at the door. Null until the order is delivered. */
  collected: amount.nullable(),
  /** Paid back or moved to the order of an exchange. */
  refundedTotal: amount,
  /** True if the parcel came back from the courier. */
  returnedToShop: z.boolean(),
  exchangeOf: otherOrderOfExchange,
  exchangedBy: otherOrderOfExchange,
  returns: z.array(orderReturn),
  payments: z.array(payment),
  changes: z.array(change),
};

const prices = { itemsPrice: amount, shippingPrice: amount, taxPrice: amount, totalPrice: amount };

/** The current amounts of an order, sent with the error `pricesChanged`. */
export const quoteResponse = z.object({ items: z.array(orderItem), discount, ...prices });

const order = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  createdAt: moment,
  status: orderStatusField,
  paymentMethod: z.string(),
  orderItems: z.array(orderedItem),
  shippingAddress: addressFields,
  ...prices,
  ...lifecycle,
  /** Null if an admin took the order for somebody without an account. */
  user: z.object({ _id: z.string(), name: z.string(), email: z.string().nullable() }).nullable(),
  /** Every status with its time, oldest first. Only admins see who changed it. */
  history: z.array(
    z.object({
      status: orderStatusField,
      at: moment,
      by: z.string().nullish(),
      /** The reason, if the shop itself made this change. */
      reason: changeReasonField.nullish(),
    }),
  ),
});

export const orderResponse = withAliases(order, orderAliases);

const orderCount = z.object({ orders: z.int(), amount });

/**
 * Other orders from the same phone number, in all accounts. An order in none of the last three counts is still
 * open.
 */
const phonePast = z.object({
  ordered: orderCount,
  received: orderCount,
  refused: orderCount,
  cancelled: orderCount,
});

/** An order as admins see it. Customers never receive it. */
export const adminOrderResponse = withAliases(
  order.extend({
    source: orderSourceField,
    /** Who ordered, where an admin took the order. Null for orders of the website, which have a `user`. */
    customer: z.object({ name: z.string(), phone: z.string() }).nullable(),
    /** The name of the admin who took it. */
    takenBy: by,
    /** The result of the last confirmation call. */
    confirmation: confirmationField,
    /** Why and by whom an order that was not delivered was ended. */
    closing: z
      .object({ reason: closingReasonField, note: z.string(), courierCharge: amount, at: moment, by })
      .nullable(),
    booking: z.object({ courier: z.string(), consignment: z.string(), at: moment, by }).nullable(),
    /** What the courier paid out, and its fee. */
    settlement: z.object({ payout: z.string(), received: amount, fee: amount, at: moment, by }).nullable(),
    printedAt: moment.nullable(),
    calls: z.int(),
    notes: z.int(),
    phonePast,
  }),
  orderAliases,
);

const changed = z.object({ order: orderResponse });

/** The status of an order, without its customer and its items. */
const trackedOrder = withAliases(
  z.object({
    orderNumber: z.string(),
    status: orderStatusField,
    /** True if the parcel came back from the courier. */
    returnedToShop: z.boolean(),
    createdAt: moment,
    estimatedDelivery,
    history: z.array(z.object({ status: orderStatusField, at: moment })),
  }),
  orderAliases,
);

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
    summary: 'Set the status of an order that is neither delivered nor cancelled',
    input: {
      params: idParams,
      body: acceptingAliases(z.object({ status: settableStatusField }), orderAliases),
    },
    response: changed,
    refusals: ['orderNotFound', 'orderClosed'],
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
