/** What was sold, for the owner's charts. */
import { z } from 'zod';
import { salesSchema } from '#domain/sales.ts';
import { endpoint } from './endpoint.ts';
import { amount } from './values.ts';

export const sales = {
  sales: endpoint({
    method: 'GET',
    path: '/admin/sales',
    who: 'admin',
    group: 'Admin',
    summary:
      'Orders and revenue by day, categories and best sellers of the last days without cancelled orders; low stock',
    input: { query: salesSchema },
    output: z.object({
      /** Each day of Dhaka, the oldest first. */
      days: z.array(z.object({ day: z.iso.date(), orders: z.int(), revenue: amount })),
      /** By what their products are now; the dearest first. Without delivery. */
      categories: z.array(z.object({ category: z.string(), pieces: z.int(), revenue: amount })),
      bestSellers: z.array(
        z.object({
          product: z.string(),
          name: z.string(),
          image: z.string(),
          pieces: z.int(),
          revenue: amount,
        }),
      ),
      lowStock: z.array(
        z.object({ product: z.string(), name: z.string(), image: z.string(), left: z.int() }),
      ),
    }),
  }),
};
