/** Users, as admins see them. */
import { z } from 'zod';
import { roleField } from '#domain/accounts.ts';
import { userListingSchema } from '#domain/userListing.ts';
import { userAnswer } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { idParams } from './values.ts';

const admin = { who: 'admin', group: 'Users' } as const;
const changed = z.object({ user: userAnswer });
const activity = z.object({ isActive: z.boolean({ error: 'isActive must be true or false' }) });

export const users = {
  users: endpoint({
    ...admin,
    method: 'GET',
    path: '/users',
    summary: 'Users in pages, the newest first',
    input: { query: userListingSchema },
    output: z.object({
      users: z.array(userAnswer),
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
    summary: 'One user',
    input: { params: idParams },
    output: userAnswer,
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
};
