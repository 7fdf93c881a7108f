/** Users by role and whether they are active. */
import { sql } from 'kysely';
import { isOf, type UserState } from '#server/outbox/events.ts';
import { changedSums } from './changedSums.ts';
import type { Projection } from './projection.ts';

const one = ({ role, isActive }: UserState, users: 1 | -1) => ({ key: { role, isActive }, sums: { users } });

export const userCounts: Projection = {
  async apply(trx, events) {
    const changes = changedSums(
      events
        .filter(isOf('userChanged', 'userRegistered'))
        .flatMap(({ before, after }) => [...(before ? [one(before, -1)] : []), one(after, 1)]),
    );
    if (changes.length === 0) return;
    const rows = sql`
      json_to_recordset(${JSON.stringify(changes)}::json) as c (role text, "isActive" boolean, users bigint)`;
    await sql`
      insert into user_counts (role, is_active, users) select role, "isActive", 0 from ${rows} on conflict do nothing`.execute(
      trx,
    );
    await sql`
      update user_counts t set users = t.users + c.users from ${rows}
      where (t.role, t.is_active) = (c.role, c."isActive")`.execute(trx);
  },
  async rebuild(trx) {
    await sql`delete from user_counts`.execute(trx);
    await sql`
      insert into user_counts (role, is_active, users) select role, is_active, count(*) from users group by 1, 2`.execute(
      trx,
    );
  },
};
