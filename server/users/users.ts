/** Users as an admin reads them. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import { Problem } from '#domain/problems.ts';
import { userAnswer } from '#server/accounts/userAnswer.ts';
import { findUser } from '#server/accounts/userQueries.ts';
import type { Handler } from '#server/http/context.ts';
import { listUsers } from './userListQueries.ts';

export const users: Handler<typeof endpoints.users> = async ({ query }, { db }) => {
  const { page, limit, ...filter } = query;
  const found = await listUsers(db, filter, { limit, offset: offsetOf(page, limit) });
  const { currentPage, totalPages, hasPrev, hasNext } = paginationOf(found.total, page, limit);
  return {
    users: found.users.map(userAnswer),
    pagination: { currentPage, totalPages, totalUsers: found.total, hasPrev, hasNext },
  };
};

export const user: Handler<typeof endpoints.user> = async ({ params }, { db }) => {
  const id = params.id.toLowerCase();
  const found = isId(id) ? await findUser(db, id) : undefined;
  if (!found) throw new Problem('userNotFound');
  return userAnswer(found);
};
