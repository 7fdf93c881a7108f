/** Users as admins see them. Amounts are in taka. */
import { z } from 'zod';
import { roleField } from '#domain/accounts.ts';
import { orderStatusField } from '#domain/orderStatus.schema.ts';
import { customerOrdersSchema, userListingSchema } from '#domain/userListing.ts';
import { endpoint } from './endpoint.ts';
import { userResponse } from './ownAccount.ts';
import { amount, idParams, messageResponse, moment, pagination } from './values.ts';

const admin = { who: 'admin', group: 'Users' } as const;
const customers = { ...admin, duty: 'customers' } as const;
const team = { ...admin, duty: 'team' } as const;
/** What a user has ordered so far. */
const orderTotals = {
  /** Includes cancelled orders. */
  orders: z.int(),
  /** Taka: delivered orders less refunds, and open orders. */
  spent: amount,
};
const changed = z.object({ user: userResponse });
const activity = z.object({ isActive: z.boolean({ error: 'isActive must be true or false' }) });

export const users = {
  users: endpoint({
    ...customers,
    method: 'GET',
    path: '/users',
    summary: 'Users in pages with their order totals, sorted by newest, spend or orders',
    input: { query: userListingSchema },
    response: z.object({
      users: z.array(userResponse.extend(orderTotals)),
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
    ...customers,
    method: 'GET',
    path: '/users/:id',
    summary: 'One user with their order totals',
    input: { params: idParams },
    response: userResponse.extend(orderTotals).extend({
      lastOrderAt: moment.nullable(),
      /** Present only if the user has two-step login on. */
      hasSecondFactor: z.literal(true).optional(),
    }),
    refusals: ['userNotFound'],
  }),
  customerOrders: endpoint({
    ...customers,
    method: 'GET',
    path: '/users/:id/orders',
    summary: 'The orders of one user in pages, newest first',
    input: { params: idParams, query: customerOrdersSchema },
    response: z.object({
      orders: z.array(
        z.object({
          _id: z.string(),
          orderNumber: z.string(),
          createdAt: moment,
          status: orderStatusField,
          /** Pieces in all lines together. */
          pieces: z.int(),
          totalPrice: amount,
        }),
      ),
      pagination,
    }),
    refusals: ['userNotFound'],
  }),
  setRole: endpoint({
    ...team,
    method: 'PUT',
    path: '/users/:id/role',
    summary: 'Change the role of a user',
    input: { params: idParams, body: z.object({ role: roleField }) },
    response: changed,
    refusals: ['userNotFound', 'ownAccount', 'lastAdmin', 'passwordNotRecent', 'adminNeedsPassword'],
  }),
  setActive: endpoint({
    ...admin,
    duty: ['customers', 'team'],
    method: 'PUT',
    path: '/users/:id/status',
    summary: 'Activate or deactivate a user. Deactivation ends all sessions',
    input: { params: idParams, body: activity },
    response: changed,
    refusals: ['userNotFound', 'ownAccount', 'lastAdmin', 'passwordNotRecent'],
  }),
  switchOffFor: endpoint({
    ...team,
    method: 'DELETE',
    path: '/users/:id/second-factor',
    summary: 'Switch off two-step login for another user who has lost their phone',
    input: { params: idParams },
    response: messageResponse,
    refusals: ['userNotFound', 'ownSecondFactor', 'secondFactorOff', 'passwordNotRecent'],
  }),
};
