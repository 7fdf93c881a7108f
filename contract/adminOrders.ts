/** Orders in admin: confirmation calls, private notes, the pick list. Status changes are in orders.ts. */
import { z } from 'zod';
import { anyId } from '#domain/ids.schema.ts';
import { callSchema, confirmationField } from '#domain/orderCalls.schema.ts';
import { orderFilterSchema, selectedOrdersSchema } from '#domain/orderListing.ts';
import { orderNoteSchema } from '#domain/orderNotes.ts';
import { orderStatusField } from '#domain/orderStatus.schema.ts';
import { endpoint } from './endpoint.ts';
import { adminOrderResponse } from './orderResponse.ts';
import { amount, by, choice, idParams, messageResponse, moment } from './values.ts';

const admin = { who: 'admin', duty: 'orders', group: 'Orders' } as const;

const call = z.object({ _id: z.string(), at: moment, by, outcome: confirmationField, note: z.string() });
const note = z.object({ _id: z.string(), at: moment, by, note: z.string() });

/** Another order from the same phone number. */
const otherOrder = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  createdAt: moment,
  status: orderStatusField,
  confirmation: confirmationField,
  totalPrice: amount,
});

export const adminOrders = {
  adminOrder: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/orders/:id',
    summary: 'One order with its calls, private notes and the latest other orders from its phone number',
    input: { params: idParams },
    response: z.object({
      order: adminOrderResponse,
      /** Oldest first, like the notes. */
      calls: z.array(call),
      notes: z.array(note),
      otherOrders: z.array(otherOrder),
    }),
    refusals: ['orderNotFound'],
  }),
  orderNeighbours: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/orders/:id/neighbours',
    summary: 'The orders before and after this one in the filtered list, newest first',
    input: { params: idParams, query: orderFilterSchema },
    response: z.object({
      /** Ids. The newer one, the older one, and the next older one that waits for a call; null at an end. */
      previous: z.string().nullable(),
      next: z.string().nullable(),
      nextToCall: z.string().nullable(),
    }),
    refusals: ['orderNotFound'],
  }),
  recordCall: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/orders/:id/calls',
    summary: 'Record a confirmation call for an order that is neither delivered nor cancelled',
    input: { params: idParams, body: callSchema },
    response: z.object({ call }),
    status: 201,
    refusals: ['orderNotFound', 'orderClosed'],
  }),
  addOrderNote: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/orders/:id/notes',
    summary: 'Add a private note to an order of any status',
    input: { params: idParams, body: orderNoteSchema },
    response: z.object({ note }),
    status: 201,
    refusals: ['orderNotFound'],
  }),
  deleteOrderNote: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/admin/orders/:id/notes/:noteId',
    summary: 'Delete a private note. Its text stays in the audit log',
    input: { params: z.object({ id: anyId, noteId: anyId }) },
    response: messageResponse,
    refusals: ['noteNotFound'],
  }),
  pickList: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/pick-list',
    summary: 'Pick list: the lines of these orders, summed by product, size and color',
    input: { query: selectedOrdersSchema },
    response: z.object({
      /** Sorted by name, size and color. */
      lines: z.array(
        z.object({
          /** Null once the product is no longer known. */
          product: z.string().nullable(),
          name: z.string(),
          image: z.string(),
          ...choice,
          quantity: z.int(),
          /** Pieces left after these orders; null where the shop no longer counts them. */
          stock: z.int().nullable(),
          orderNumbers: z.array(z.string()),
          /** The batches to take them from, what expires first on top; null for a product without batches. */
          batches: z
            .array(z.object({ label: z.string(), expiresOn: z.string().nullable(), pieces: z.int() }))
            .nullable(),
        }),
      ),
    }),
  }),
};
