/** A customer's message, read into the form of a new order. Amounts are in taka. */
import { z } from 'zod';
import { messageSchema } from '#domain/messages/messages.schema.ts';
import { endpoint } from './endpoint.ts';
import { amount } from './values.ts';

const candidate = z.object({ product: z.string(), name: z.string(), price: amount, image: z.string() });

export const orderDrafts = {
  draftOrder: endpoint({
    method: 'POST',
    path: '/admin/orders/draft',
    who: 'admin',
    duty: 'orders',
    group: 'Orders',
    summary: 'Read a customer’s message into the fields of a new order. Nothing is saved',
    input: { body: messageSchema },
    response: z.object({
      /** Empty if the message names no customer, like the other texts. */
      name: z.string(),
      /** 11 digits. Only a valid number of the message, never a corrected one. */
      phone: z.string(),
      /** Only if the message says that the number is a second one. */
      secondPhone: z.string(),
      /** As the customer wrote it, with the names of the places. */
      address: z.string(),
      /** In the shop's spelling. */
      district: z.string(),
      thana: z.string(),
      /** False for a field to look at, also if it is empty. */
      sure: z.object({ name: z.boolean(), phone: z.boolean(), district: z.boolean(), thana: z.boolean() }),
      items: z.array(
        z.object({
          /** The proposal, which is the first of the candidates. */
          ...candidate.shape,
          /** Null if the message does not say it, or says one that the product does not have. */
          selectedSize: z.string().nullable(),
          selectedColor: z.string().nullable(),
          quantity: z.int(),
          /** False if the product, its size, its color or the quantity is a guess. */
          sure: z.boolean(),
          /** The words of the message. */
          text: z.string(),
          /** One to three products, the likeliest first. */
          candidates: z.array(candidate.extend({ sizes: z.array(z.string()), colors: z.array(z.string()) })),
        }),
      ),
      /** What was not understood, in the order of the message. */
      unread: z.array(z.string()),
    }),
  }),
};
