/** The work of the day: the orders that wait for a step of the shop. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount } from './values.ts';

/** Orders and the amount that they stand for. */
const waiting = z.object({ orders: z.int(), amount });

export const today = {
  today: endpoint({
    method: 'GET',
    path: '/admin/today',
    who: 'admin',
    duty: 'orders',
    group: 'Admin',
    summary:
      'Orders to call, to pack, with the courier and returned. Amounts of open orders are what they are to collect',
    response: z.object({
      /** In the shop, without a call so far. */
      toCall: waiting,
      /** In the shop, called without an answer. */
      noAnswer: waiting,
      /** In the shop and confirmed. */
      toPack: waiting.extend({
        /** Of these, without a printed slip, and without a booking. */
        notPrinted: z.int(),
        notBooked: z.int(),
      }),
      /** In the shop, refused by phone: to be closed. */
      refused: waiting,
      withCourier: waiting,
      /** Came back in the last 7 days, whole or in part. The amount is the price of the goods. */
      returned: waiting,
      /** Delivered, and not yet paid out by the courier: what the courier took at the door. Needs the duty `money`. */
      outstanding: waiting.optional(),
      /**
       * Batches of cosmetics with pieces left that are expired or expire within 30 days. Needs the duty `products`. The value
       * is what they cost, and needs the duty `money`.
       */
      expiring: z.object({ batches: z.int(), pieces: z.int(), value: amount.optional() }).optional(),
    }),
  }),
};
