/** What happens to an order after it was placed, as the API shows it: returns, payments and other changes. Amounts are in taka. */
import { z } from 'zod';
import { callTimeValues } from '#domain/callTimes.ts';
import { orderChangeKinds } from '#domain/orderChanges.ts';
import { receivedByField } from '#domain/orderPayments.schema.ts';
import { returnReasonField } from '#domain/orderReturns.schema.ts';
import { orderSourceField } from '#domain/orderSources.schema.ts';
import { amount, by, moment } from './values.ts';

const otherOrderOfExchange = z.object({ _id: z.string(), orderNumber: z.string() }).nullable();

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
export const discount = z.object({ code: z.string().nullable(), amount }).nullable();

/** The first and the last day on which it may arrive, such as 2026-11-28. Null for old orders. */
export const estimatedDelivery = z.object({ from: z.string(), to: z.string() }).nullable();

/** What happened to an order after it was placed. */
export const changesOfOrder = {
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
