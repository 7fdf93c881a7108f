/** Users as the admin's list asks for them. */
import { type RawBuilder, sql } from 'kysely';
import type { Role } from '#domain/accounts.ts';
import { normalisePhone } from '#domain/phones.ts';
import type { ShownUser } from '#server/accounts/userQueries.ts';
import type { Database } from '#server/database/connect.ts';
import { escapeLike } from '#server/database/escapeLike.ts';

export interface UserFilter {
  role?: Role;
  isActive?: boolean;
  /** In the name, the e-mail or the phone. */
  search?: string;
}

export interface UserPage {
  users: ShownUser[];
  /** On all pages together. */
  total: number;
}

interface Place {
  limit: number;
  offset: number;
}

const shown = sql`u.id, u.name, u.email, u.phone, u.role, u.is_active, u.created_at`;

const standing = ({ role, isActive }: UserFilter): RawBuilder<unknown>[] => [
  ...(role === undefined ? [] : [sql`role = ${role}`]),
  ...(isActive === undefined ? [] : [isActive ? sql`is_active` : sql`not is_active`]),
];

const where = (conditions: RawBuilder<unknown>[]) =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;

/** A phone is found however it is typed: with +88, dashes or Bangla digits. */
function found(search: string): RawBuilder<unknown> {
  const pattern = `%${escapeLike(search.toLowerCase())}%`;
  const phone = normalisePhone(search);
  return /^\d+$/.test(phone)
    ? sql`(lower(name) like ${pattern} or lower(email) like ${pattern} or phone like ${`%${phone}%`})`
    : sql`(lower(name) like ${pattern} or lower(email) like ${pattern})`;
}

/** The newest first. */
export const listUsers = (db: Database, filter: UserFilter, place: Place): Promise<UserPage> =>
  filter.search ? searchUsers(db, filter, filter.search, place) : walkUsers(db, filter, place);

/** Walks an index that stands in the list's order; the total is a kept count. */
async function walkUsers(db: Database, filter: UserFilter, { limit, offset }: Place): Promise<UserPage> {
  const conditions = where(standing(filter));
  const [page, counted] = await Promise.all([
    sql<ShownUser>`
      select ${shown} from users u ${conditions}
      order by u.created_at desc, u.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`
      select coalesce(sum(users), 0)::bigint as total from user_tallies ${conditions}`.execute(db),
  ]);
  return { users: page.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Who is found is looked up once, for page and total: the planner can't know how many a text will find. */
async function searchUsers(
  db: Database,
  filter: UserFilter,
  search: string,
  { limit, offset }: Place,
): Promise<UserPage> {
  const { rows } = await sql<{ total: number; users: ShownUser[] }>`
    with found as materialized (
      select id, created_at from users ${where([...standing(filter), found(search)])}
    ), page as (
      select id from found order by created_at desc, id desc limit ${limit} offset ${offset}
    )
    select (select count(*) from found) as total,
           (select coalesce(json_agg(s), '[]') from (
              select ${shown} from users u join page using (id) order by u.created_at desc, u.id desc
            ) s) as users`.execute(db);
  const [answer] = rows;
  if (!answer) return { users: [], total: 0 };
  const users = answer.users.map((user) => ({ ...user, created_at: new Date(user.created_at) }));
  return { users, total: answer.total };
}
