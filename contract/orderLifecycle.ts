/**
 * What admins do with an order besides its status: close it, deliver it in part, undo a delivery, take goods back,
 * exchange, edit, record payments, book a courier, mark it printed. Amounts are in taka, moments in UTC.
 */
import { z } from 'zod';
import { anyId } from '#domain/ids.schema.ts';
import {
  bookingDeletionSchema,
  bookingSchema,
  bookOrdersSchema,
  printedOrdersSchema,
} from '#domain/orderBooking.schema.ts';
import { closeOrderSchema } from '#domain/orderClosing.schema.ts';
import { editOrderSchema, exchangeSchema } from '#domain/orderEdit.schema.ts';
import { paymentSchema } from '#domain/orderPayments.schema.ts';
import { partialDeliverySchema, returnSchema } from '#domain/orderReturns.schema.ts';
import { endpoint } from './endpoint.ts';
import { adminOrderResponse } from './orderResponse.ts';
import { saleRefusals, stockOf } from './orders.ts';
import { idParams } from './values.ts';

const admin = { who: 'admin', duty: 'orders', group: 'Orders' } as const;
const changed = z.object({ order: adminOrderResponse });
const touches = ({ order }: z.output<typeof changed>) => stockOf(order);

export const orderLifecycle = {
  closeOrder: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/orders/:id/close',
    summary: 'End an order that will not be delivered, with a reason and what is back on the shelf',
    input: { params: idParams, body: closeOrderSchema },
    response: changed,
    refusals: ['orderNotFound', 'orderAlreadyClosed', 'returnTooMuch'],
    touches,
  }),
  deliverInPart: endpoint({
    ...admin,
    method: 'PUT',
    path: '/admin/orders/:id/delivery',
    summary:
      'Deliver an order in part: what the customer kept and what she paid. The rest goes back to stock, and what was paid for it before is recorded as paid back',
    input: { params: idParams, body: partialDeliverySchema },
    response: changed,
    refusals: [
      'orderNotFound',
      'orderAlreadyClosed',
      'orderNotShipped',
      'nothingDelivered',
      'returnTooMuch',
      'collectedTooHigh',
    ],
    touches,
  }),
  reopenOrder: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/orders/:id/reopen',
    summary: 'Undo a delivery within 24 hours, while nothing was returned, reviewed or settled',
    input: { params: idParams },
    response: changed,
    refusals: ['orderNotFound', 'orderNotReopenable'],
    touches,
  }),
  returnItems: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/orders/:id/returns',
    summary: 'Take back items of a delivered order, with what was paid back',
    input: { params: idParams, body: returnSchema },
    response: changed,
    status: 201,
    refusals: [
      'orderNotFound',
      'orderNotDelivered',
      'returnTooMuch',
      'refundTooHigh',
      'idempotencyMismatch',
      'requestInProgress',
    ],
    idempotent: true,
    touches,
  }),
  exchangeItems: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/orders/:id/exchange',
    summary: 'Take back items and place a new order for others, which collects only the difference',
    input: { params: idParams, body: exchangeSchema },
    response: z.object({ order: adminOrderResponse, newOrder: adminOrderResponse }),
    status: 201,
    refusals: [
      'orderNotFound',
      'orderNotDelivered',
      'returnTooMuch',
      ...saleRefusals,
      'idempotencyMismatch',
      'requestInProgress',
    ],
    idempotent: true,
    touches: ({ order, newOrder }) => [...stockOf(order), ...stockOf(newOrder)],
  }),
  editOrder: endpoint({
    ...admin,
    method: 'PUT',
    path: '/admin/orders/:id',
    summary: 'Edit address, items, delivery fee or discount of an order that was not sent yet',
    input: { params: idParams, body: editOrderSchema },
    response: changed,
    refusals: ['orderNotFound', 'orderNotEditable', 'orderChanged', ...saleRefusals],
    touches,
  }),
  recordPayment: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/orders/:id/payments',
    summary: 'Record money received for an order that is neither delivered nor cancelled',
    input: { params: idParams, body: paymentSchema },
    response: changed,
    status: 201,
    refusals: ['orderNotFound', 'orderClosed', 'paymentTooHigh', 'idempotencyMismatch', 'requestInProgress'],
    idempotent: true,
  }),
  deletePayment: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/admin/orders/:id/payments/:paymentId',
    summary: 'Remove a payment that was recorded by mistake, or paid back for a cancelled order',
    input: { params: z.object({ id: anyId, paymentId: anyId }) },
    response: changed,
    refusals: ['orderNotFound', 'paymentNotFound', 'paymentFixed', 'orderClosed'],
  }),
  bookOrders: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/orders/bookings',
    summary:
      'Mark parcels as booked with a courier. Orders that are delivered, cancelled or unknown are skipped, and those whose booking another admin has changed since `basedOn` are left as they are',
    input: { body: bookOrdersSchema },
    response: z.object({
      booked: z.array(z.string()),
      skipped: z.array(z.string()),
      changedMeanwhile: z.array(z.string()),
    }),
  }),
  changeBooking: endpoint({
    ...admin,
    method: 'PUT',
    path: '/admin/orders/:id/booking',
    summary:
      "Set the courier's number of a parcel, or another courier, unless another admin has changed the booking since `basedOn`",
    input: { params: idParams, body: bookingSchema },
    response: changed,
    refusals: [
      'orderNotFound',
      'bookingNotFound',
      'consignmentTaken',
      'orderAlreadyClosed',
      'changedMeanwhile',
    ],
  }),
  deleteBooking: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/admin/orders/:id/booking',
    summary: 'Mark a parcel as not booked, unless another admin has changed the booking since `basedOn`',
    input: { params: idParams, query: bookingDeletionSchema },
    response: changed,
    refusals: ['orderNotFound', 'bookingNotFound', 'orderAlreadyClosed', 'changedMeanwhile'],
  }),
  markPrinted: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/orders/printed',
    summary: 'Mark orders as printed',
    input: { body: printedOrdersSchema },
    response: z.object({ printed: z.array(z.string()) }),
  }),
};
