/** What the owner's desk does with an order beside moving it on: calls, private notes, picking. */
import { z } from 'zod';
import { callSchema, confirmationField } from '#domain/orderCalls.ts';
import { chosenOrdersSchema } from '#domain/orderListing.ts';
import { orderNoteSchema } from '#domain/orderNotes.ts';
import { orderStatusField } from '#domain/orderStatus.ts';
import { endpoint } from './endpoint.ts';
import { deskOrder } from './orders.ts';
import { amount, idParams, messageAnswer, moment } from './values.ts';

const desk = { who: 'admin', group: 'Orders' } as const;

/** Null once the admin is no longer known. */
const by = z.string().nullable();

const call = z.object({ _id: z.string(), at: moment, by, outcome: confirmationField, note: z.string() });
const note = z.object({ _id: z.string(), at: moment, by, note: z.string() });

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
    ...desk,
    method: 'GET',
    path: '/admin/orders/:id',
    summary: 'One order with its calls, its private notes and the latest other orders of its phone number',
    input: { params: idParams },
    output: z.object({
      order: deskOrder,
      /** The first first, as the notes. */
      calls: z.array(call),
      notes: z.array(note),
      otherOrders: z.array(otherOrder),
    }),
    refusals: ['orderNotFound'],
  }),
  recordCall: endpoint({
    ...desk,
    method: 'POST',
    path: '/admin/orders/:id/calls',
    summary: 'Write down a call that was to confirm an order, while it is neither delivered nor cancelled',
    input: { params: idParams, body: callSchema },
    output: z.object({ call }),
    status: 201,
    refusals: ['orderNotFound', 'orderClosed'],
  }),
  addOrderNote: endpoint({
    ...desk,
    method: 'POST',
    path: '/admin/orders/:id/notes',
    summary: 'Write a private note on an order, whatever its status',
    input: { params: idParams, body: orderNoteSchema },
    output: z.object({ note }),
    status: 201,
    refusals: ['orderNotFound'],
  }),
  deleteOrderNote: endpoint({
    ...desk,
    method: 'DELETE',
    path: '/admin/orders/:id/notes/:noteId',
    summary: 'Delete a private note; what it said stays in the record of what admins did',
    input: { params: z.object({ id: z.string(), noteId: z.string() }) },
    output: messageAnswer,
    refusals: ['noteNotFound'],
  }),
  pickList: endpoint({
    ...desk,
    method: 'GET',
    path: '/admin/pick-list',
    summary:
      'What to take from the shelves for these orders: their lines, summed by product, size and colour',
    input: { query: chosenOrdersSchema },
    output: z.object({
      /** By name, size and colour. */
      lines: z.array(
        z.object({
          /** Null once the product is unknown. */
          product: z.string().nullable(),
          name: z.string(),
          image: z.string(),
          selectedSize: z.string().nullable(),
          selectedColor: z.string().nullable(),
          quantity: z.int(),
          /** Left in the shop beside what these orders took; null where it is no longer counted. */
          stock: z.int().nullable(),
          orderNumbers: z.array(z.string()),
        }),
      ),
    }),
  }),
};
