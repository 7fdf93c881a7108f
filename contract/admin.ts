/** The totals on the admin dashboard. */
import { z } from 'zod';
import { anyDuty } from '#domain/duties.ts';
import { endpoint } from './endpoint.ts';
import { amount } from './values.ts';

export const admin = {
  stats: endpoint({
    method: 'GET',
    path: '/admin/stats',
    who: 'admin',
    duty: anyDuty,
    group: 'Admin',
    summary:
      'Totals of the whole shop: all orders that are not cancelled, what the delivered ones brought, and what the open ones cost',
    /** Each figure only for those with its duty: `products`, `orders`, `money`, `customers`. */
    response: z.object({
      /** Includes hidden products, not deleted ones. */
      totalProducts: z.int().optional(),
      hiddenProducts: z.int().optional(),
      totalOrders: z.int().optional(),
      /** What the orders cost that are not cancelled. */
      totalRevenue: amount.optional(),
      /** What delivered orders brought, less refunds. */
      deliveredRevenue: amount.optional(),
      /** What orders cost that are neither delivered nor cancelled. */
      expectedRevenue: amount.optional(),
      pendingOrders: z.int().optional(),
      totalUsers: z.int().optional(),
      ordersByStatus: z
        .object({
          pending: z.int(),
          processing: z.int(),
          shipped: z.int(),
          delivered: z.int(),
          cancelled: z.int(),
        })
        .optional(),
      /** Pending and processing orders that wait for a confirmation call. */
      callsDue: z.object({ to_call: z.int(), no_answer: z.int() }).optional(),
      /** Pending and processing orders whose last call brought this. */
      callsMade: z.object({ confirmed: z.int(), refused: z.int() }).optional(),
    }),
  }),
};
