/** The user list of the admin area. */
import { type RawBuilder, sql } from 'kysely';
import type { Role } from '#domain/accounts.ts';
import { normalisePhone } from '#domain/phones.ts';
import type { UserSort } from '#domain/userListing.ts';
import type { ShownUser } from '#server/accounts/userQueries.ts';
import type { Database } from '#server/database/connect.ts';
import { escapeLike } from '#server/database/escapeLike.ts';

export interface UserFilter {
  role?: Role;
  isActive?: boolean;
  /** Searches name, email and phone. */
  search?: string;
}

/** A user with the number and sum of their orders. */
export interface CustomerRow extends ShownUser {
  orders: number;
  /** Poisha. */
  spent: number;
}

export interface UserPage {
  users: CustomerRow[];
  /** On all pages. */
  total: number;
}

interface Place {
  sort: UserSort;
  limit: number;
  offset: number;
}

export const shownCustomer = sql`
  u.id, u.name, u.email, u.phone, u.role, u.duties, u.is_active, u.created_at, t.orders, t.spent
  from users u join customer_totals t on t.user_id = u.id`;

/** Each order has an index. */
const keys: Record<UserSort, RawBuilder<unknown>> = {
  newest: sql`u.created_at desc, u.id desc`,
  spent: sql`t.spent desc, t.user_id desc`,
  orders: sql`t.orders desc, t.user_id desc`,
};

const statusConditions = ({ role, isActive }: UserFilter): RawBuilder<unknown>[] => [
  ...(role === undefined ? [] : [sql`role = ${role}`]),
  ...(isActive === undefined ? [] : [isActive ? sql`is_active` : sql`not is_active`]),
];

const where = (conditions: RawBuilder<unknown>[]) =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;

/** Finds a phone number in any notation: with +88, dashes or Bangla digits. */
function found(search: string): RawBuilder<unknown> {
  const pattern = `%${escapeLike(search.toLowerCase())}%`;
  const phone = normalisePhone(search);
  return /^\d+$/.test(phone)
    ? sql`(lower(name) like ${pattern} or lower(email) like ${pattern} or phone like ${`%${phone}%`})`
    : sql`(lower(name) like ${pattern} or lower(email) like ${pattern})`;
}

export const listUsers = (db: Database, filter: UserFilter, place: Place): Promise<UserPage> =>
  filter.search ? searchUsers(db, filter, filter.search, place) : walkUsers(db, filter, place);

/** The rows that the page is cut from, joined only as order and filter need. */
function walked({ sort }: Place, conditions: RawBuilder<unknown>[]): RawBuilder<unknown> {
  if (sort === 'newest') return sql`select u.id from users u ${where(conditions)}`;
  return conditions.length === 0
    ? sql`select t.user_id as id from customer_totals t`
    : sql`select u.id from customer_totals t join users u on u.id = t.user_id ${where(conditions)}`;
}

/** Scans an index in the list's order. The total is a maintained count. */
async function walkUsers(db: Database, filter: UserFilter, place: Place): Promise<UserPage> {
  const conditions = statusConditions(filter);
  const key = keys[place.sort];
  const [page, counted] = await Promise.all([
    sql<CustomerRow>`
      with page as (
        ${walked(place, conditions)} order by ${key} limit ${place.limit} offset ${place.offset}
      )
      select ${shownCustomer} join page on page.id = u.id order by ${key}`.execute(db),
    sql<{ total: number }>`
      select coalesce(sum(users), 0)::bigint as total from user_counts ${where(conditions)}`.execute(db),
  ]);
  return { users: page.rows, total: counted.rows[0]?.total ?? 0 };
}

/** The search runs once for both page and total, because the planner cannot estimate how many rows a text matches. */
async function searchUsers(
  db: Database,
  filter: UserFilter,
  search: string,
  { sort, limit, offset }: Place,
): Promise<UserPage> {
  const key = keys[sort];
  const { rows } = await sql<{ total: number; users: CustomerRow[] }>`
    with found as materialized (
      select id from users ${where([...statusConditions(filter), found(search)])}
    ), page as (
      select u.id from found join users u using (id) join customer_totals t on t.user_id = u.id
      order by ${key} limit ${limit} offset ${offset}
    )
    select (select count(*) from found) as total,
           (select coalesce(json_agg(s), '[]') from (
              select ${shownCustomer} join page on page.id = u.id order by ${key}
            ) s) as users`.execute(db);
  const [result] = rows;
  if (!result) return { users: [], total: 0 };
  const users = result.users.map((user) => ({ ...user, created_at: new Date(user.created_at) }));
  return { users, total: result.total };
}
