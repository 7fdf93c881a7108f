/** An order as the API shows it: to its customer, to admins, and to whoever tracks it. Amounts are in taka. */
import { z } from 'zod';
import { confirmationField } from '#domain/orderCalls.schema.ts';
import { closingReasonField } from '#domain/orderClosing.schema.ts';
import { orderSourceField } from '#domain/orderSources.schema.ts';
import { orderStatusField } from '#domain/orderStatus.schema.ts';
import { changeReasonField } from '#domain/unconfirmedOrders.schema.ts';
import { orderAliases, withAliases } from './aliases.ts';
import { changesOfOrder, discount, estimatedDelivery } from './orderChanges.ts';
import { addressFields, amount, by, choice, moment } from './values.ts';

const orderItem = z.object({
  /** Null once the product is no longer known. Name, image and price are stored with the order. */
  product: z.string().nullable(),
  name: z.string(),
  image: z.string(),
  price: amount,
  quantity: z.int(),
  ...choice,
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
        ...choice,
      }),
    )
    .default([]),
});

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
  ...changesOfOrder,
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
    settlement: z
      .object({
        payout: z.string(),
        received: amount,
        fee: amount,
        /** What the courier has paid since of what it had paid short. */
        later: amount,
        /** What the courier still owes of it. 0 once it is written off. */
        owed: amount,
        /** What the shop no longer waits for. */
        writtenOff: z.object({ amount, at: moment, by }).nullable(),
        at: moment,
        by,
      })
      .nullable(),
    printedAt: moment.nullable(),
    calls: z.int(),
    notes: z.int(),
    phonePast,
  }),
  orderAliases,
);

/** The status of an order, without its customer and its items. */
export const trackedOrder = withAliases(
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
