/** Margins of the shop. Amounts are in taka, days are Dhaka's. */
import { z } from 'zod';
import { marginsSchema, marginViewValues } from '#domain/margins.ts';
import { endpoint } from './endpoint.ts';
import { amount } from './values.ts';

const figures = z.object({
  /** Delivered and kept. */
  pieces: z.int(),
  /** What was paid for delivered orders and not paid back, with delivery; discounts are taken off. */
  revenue: amount,
  /** The part of the revenue whose cost is not known. */
  withoutCost: amount,
  /** Of the pieces that were delivered and kept, where it is known. */
  cost: amount,
  /** Fees of confirmed payouts, and charges for parcels that came back. */
  courier: amount,
  /** The revenue whose cost is known, less cost and courier. */
  margin: amount,
  /** Of the revenue whose cost is known. Null where there is none. */
  percent: z.number().nullable(),
});

export const margins = {
  margins: endpoint({
    method: 'GET',
    path: '/admin/margins',
    who: 'admin',
    duty: 'money',
    group: 'Admin',
    summary:
      'What delivered orders brought and cost, by day, category or product, of the orders placed from one day to another, both included',
    input: { query: marginsSchema },
    response: z.object({
      /** Null where the report has no beginning or no end. */
      from: z.iso.date().nullable(),
      to: z.iso.date().nullable(),
      by: z.enum(marginViewValues),
      rows: z.array(
        figures.extend({
          /** A day, a category, the id of a product; `delivery` for what deliveries brought and cost. */
          key: z.string(),
          name: z.string(),
        }),
      ),
      total: figures,
    }),
  }),
};
