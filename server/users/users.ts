/** Users in the admin area. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { toTaka } from '#domain/money.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import { Problem } from '#domain/problems.ts';
import { userResponse } from '#server/accounts/userResponse.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { findCustomer, type KnownCustomer, ordersOfCustomer } from './customerQueries.ts';
import { type CustomerRow, listUsers } from './userListQueries.ts';

const customerResponse = (row: CustomerRow) => ({
  ...userResponse(row),
  orders: row.orders,
  spent: toTaka(row.spent),
});

export const users: Handler<typeof endpoints.users> = async ({ query }, { db }) => {
  const { page, limit, sort, ...filter } = query;
  const found = await listUsers(db, filter, { sort, limit, offset: offsetOf(page, limit) });
  const { currentPage, totalPages, hasPrev, hasNext } = paginationOf(found.total, page, limit);
  return {
    users: found.users.map(customerResponse),
    pagination: { currentPage, totalPages, totalUsers: found.total, hasPrev, hasNext },
  };
};

async function knownCustomer(db: Database, id: string): Promise<KnownCustomer> {
  const found = isId(id) ? await findCustomer(db, id) : null;
  if (!found) throw new Problem('userNotFound');
  return found;
}

export const user: Handler<typeof endpoints.user> = async ({ params }, { db }) => {
  const customer = await knownCustomer(db, params.id);
  return {
    ...customerResponse(customer),
    lastOrderAt: customer.last_order_at,
    ...(customer.has_second_factor && { hasSecondFactor: true as const }),
  };
};

export const customerOrders: Handler<typeof endpoints.customerOrders> = async ({ params, query }, { db }) => {
  const { id, orders } = await knownCustomer(db, params.id);
  const { page, limit } = query;
  const rows = await ordersOfCustomer(db, id, { limit, offset: offsetOf(page, limit) });
  return {
    orders: rows.map((row) => ({
      _id: row.id,
      orderNumber: row.order_number,
      createdAt: row.created_at,
      status: row.status,
      pieces: row.pieces,
      totalPrice: toTaka(row.total_price),
    })),
    pagination: paginationOf(orders, page, limit),
  };
};
