/** Users, as admins see them. */
import { z } from 'zod';
import { roleField } from '#domain/accounts.ts';
import { orderStatusField } from '#domain/orderStatus.ts';
import { customerOrdersSchema, userListingSchema } from '#domain/userListing.ts';
import { userAnswer } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { amount, idParams, messageAnswer, moment, pagination } from './values.ts';

const admin = { who: 'admin', group: 'Users' } as const;
/** What a user has ordered so far. */
const custom = {
  /** Cancelled ones too. */
  orders: z.int(),
  /** Taka, of orders that are not cancelled. */
  spent: amount,
};
const changed = z.object({ user: userAnswer });
const activity = z.object({ isActive: z.boolean({ error: 'isActive must be true or false' }) });

export const users = {
  users: endpoint({
    ...admin,
    method: 'GET',
    path: '/users',
    summary: 'Users in pages with what they have ordered: the newest first, or who has spent or ordered most',
    input: { query: userListingSchema },
    output: z.object({
      users: z.array(userAnswer.extend(custom)),
      pagination: z.object({
        currentPage: z.int(),
        totalPages: z.int(),
        totalUsers: z.int(),
        hasPrev: z.boolean(),
        hasNext: z.boolean(),
      }),
    }),
  }),
  user: endpoint({
    ...admin,
    method: 'GET',
    path: '/users/:id',
    summary: 'One user, and what they have ordered',
    input: { params: idParams },
    output: userAnswer.extend(custom).extend({
      lastOrderAt: moment.nullable(),
      /** Told of who has one on. */
      hasSecondFactor: z.literal(true).optional(),
    }),
    refusals: ['userNotFound'],
  }),
  customerOrders: endpoint({
    ...admin,
    method: 'GET',
    path: '/users/:id/orders',
    summary: 'The orders of one user in pages, the newest first',
    input: { params: idParams, query: customerOrdersSchema },
    output: z.object({
      orders: z.array(
        z.object({
          _id: z.string(),
          orderNumber: z.string(),
          createdAt: moment,
          status: orderStatusField,
          /** Of all lines together. */
          pieces: z.int(),
          totalPrice: amount,
        }),
      ),
      pagination,
    }),
    refusals: ['userNotFound'],
  }),
  setRole: endpoint({
    ...admin,
    method: 'PUT',
    path: '/users/:id/role',
    summary: 'Make a user an admin, or an admin a user',
    input: { params: idParams, body: z.object({ role: roleField }) },
    output: changed,
    refusals: ['userNotFound', 'ownAccount', 'lastAdmin'],
  }),
  setActive: endpoint({
    ...admin,
    method: 'PUT',
    path: '/users/:id/status',
    summary: 'Activate or deactivate a user; deactivation ends all sessions',
    input: { params: idParams, body: activity },
    output: changed,
    refusals: ['userNotFound', 'ownAccount', 'lastAdmin'],
  }),
  switchOffFor: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/users/:id/second-factor',
    summary: 'Switch off the two-step login of a colleague who has lost the phone',
    input: { params: idParams },
    output: messageAnswer,
    refusals: ['userNotFound', 'ownSecondFactor', 'secondFactorOff'],
  }),
};
