/** Orders that an admin takes by telephone, from a message or over the counter. Amounts are in taka, moments in UTC. */
import { z } from 'zod';
import { manualOrderSchema } from '#domain/manualOrders.schema.ts';
import { endpoint } from './endpoint.ts';
import { adminOrderResponse } from './orderResponse.ts';
import { saleRefusals, stockOf } from './orders.ts';

export const manualOrders = {
  placeManualOrder: endpoint({
    method: 'POST',
    path: '/admin/orders',
    who: 'admin',
    duty: 'orders',
    group: 'Orders',
    summary:
      'Take an order for a customer: today’s prices, a discount, advance payments, with or without an account',
    input: { body: manualOrderSchema },
    response: z.object({ order: adminOrderResponse }),
    status: 201,
    refusals: [
      'userNotFound',
      'pricesChanged',
      'paymentTooHigh',
      ...saleRefusals,
      'idempotencyMismatch',
      'requestInProgress',
    ],
    idempotent: true,
    touches: ({ order }) => stockOf(order),
  }),
};
