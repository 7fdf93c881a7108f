/** Sales for the admin's charts. Amounts are in taka, days are Dhaka's. */
import { z } from 'zod';
import { salesSchema } from '#domain/sales.schema.ts';
import { endpoint } from './endpoint.ts';
import { amount } from './values.ts';

export const sales = {
  sales: endpoint({
    method: 'GET',
    path: '/admin/sales',
    who: 'admin',
    duty: ['money', 'products'],
    group: 'Admin',
    summary:
      'Orders and revenue by day, categories and best sellers of the last days, and low stock. Open orders count, cancelled ones do not; categories and best sellers leave out what came back',
    input: { query: salesSchema },
    response: z.object({
      /** One entry per day in Dhaka (UTC+6) on which the orders were placed, oldest first. Revenue before refunds. */
      days: z.array(z.object({ day: z.iso.date(), orders: z.int(), revenue: amount })).optional(),
      /** By today's category of the products, highest revenue first. Without delivery fees. */
      categories: z.array(z.object({ category: z.string(), pieces: z.int(), revenue: amount })).optional(),
      bestSellers: z
        .array(
          z.object({
            product: z.string(),
            name: z.string(),
            image: z.string(),
            pieces: z.int(),
            revenue: amount,
          }),
        )
        .optional(),
      /** With the duty `products`. The rest needs `money`. */
      lowStock: z
        .array(z.object({ product: z.string(), name: z.string(), image: z.string(), left: z.int() }))
        .optional(),
    }),
  }),
};
