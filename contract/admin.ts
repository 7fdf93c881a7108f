/** The dashboard's figures. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount } from './values.ts';

export const admin = {
  stats: endpoint({
    method: 'GET',
    path: '/admin/stats',
    who: 'admin',
    group: 'Admin',
    summary: 'Totals over the whole shop; revenue counts orders that are not cancelled',
    output: z.object({
      totalProducts: z.int(),
      totalOrders: z.int(),
      totalRevenue: amount,
      pendingOrders: z.int(),
      totalUsers: z.int(),
      ordersByStatus: z.object({
        pending: z.int(),
        processing: z.int(),
        shipped: z.int(),
        delivered: z.int(),
        cancelled: z.int(),
      }),
      /** Orders still in the shop that wait to be confirmed by telephone. */
      callsDue: z.object({ to_call: z.int(), no_answer: z.int() }),
    }),
  }),
};
