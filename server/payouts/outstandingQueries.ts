/** Cash that couriers have not paid out, or paid short. Both lists hold only what is outstanding, so they stay small. */
import { type RawBuilder, sql } from 'kysely';
import type { OutstandingKind, OutstandingListing } from '#domain/payoutListing.ts';
import { type CashAge, cashAgeValues, deliveriesAged } from '#domain/settlements.ts';
import type { Database } from '#server/database/connect.ts';
import { addToTimeline } from '#server/orders/lifecycleQueries.ts';
import { isOwed, owed } from '#server/orders/settlementQueries.ts';

/** Each as rows of order_id, courier, since, amount (poisha) and payout. */
const kinds: Record<OutstandingKind, RawBuilder<unknown>> = {
  unpaid: sql`
    select order_id, courier, delivered_at as since, amount, null::uuid as payout from outstanding_cash`,
  short: sql`
    select s.order_id, p.courier, s.settled_at as since, ${owed} as amount, p.id as payout
    from order_settlements s join payouts p on p.id = s.payout_id where ${isOwed}`,
};

/** 'week', 'fortnight', 'month' or 'older'. */
const ageAt = (now: Date) => sql`
  case ${sql.join(
    cashAgeValues.flatMap((age) => {
      const { since } = deliveriesAged(age, now);
      return since === null ? [] : [sql`when since > ${since}::timestamptz then ${age}`];
    }),
    sql` `,
  )} else ${cashAgeValues.at(-1)} end`;

export interface AgedCash {
  kind: OutstandingKind;
  courier: string;
  age: CashAge;
  orders: number;
  /** Poisha. */
  amount: number;
}

/** Names of couriers that differ only in case are one courier. */
export async function cashByCourierAndAge(db: Database, now: Date): Promise<AgedCash[]> {
  const { rows } = await sql<AgedCash>`
    select kind, min(courier) as courier, ${ageAt(now)} as age, count(*)::int as orders, sum(amount)::bigint as amount
    from (select 'unpaid' as kind, u.* from (${kinds.unpaid}) u union all select 'short', s.* from (${kinds.short}) s) c
    group by kind, lower(courier), 3 order by lower(courier), min(courier)`.execute(db);
  return rows;
}

type Filter = Pick<OutstandingListing, 'courier' | 'age'> & { kind: OutstandingKind };

function matching({ kind, courier, age }: Filter, now: Date): RawBuilder<unknown> {
  const { since, until } = age ? deliveriesAged(age, now) : { since: null, until: null };
  const conditions = [
    sql`true`,
    ...(courier ? [sql`lower(courier) = lower(${courier})`] : []),
    ...(since ? [sql`since > ${since}::timestamptz`] : []),
    ...(until ? [sql`since <= ${until}::timestamptz`] : []),
  ];
  return sql`from (${kinds[kind]}) c where ${sql.join(conditions, sql` and `)}`;
}

export interface OutstandingOrder {
  id: string;
  order_number: string;
  full_name: string;
  phone: string;
  courier: string;
  consignment: string;
  since: Date;
  amount: number;
  payout: string | null;
}

/** The oldest first. Only the orders of the page are read in full. */
export async function listOutstanding(
  db: Database,
  filter: Filter,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
): Promise<OutstandingOrder[]> {
  const { rows } = await sql<OutstandingOrder>`
    select o.id, o.order_number, o.full_name, o.phone, c.courier, coalesce(b.consignment, '') as consignment,
           c.since, c.amount, c.payout
    from (select * ${matching(filter, now)} order by since, order_id limit ${limit} offset ${offset}) c
    join orders o on o.id = c.order_id
    left join order_bookings b on b.order_id = c.order_id
    order by c.since, c.order_id`.execute(db);
  return rows;
}

export async function countOutstanding(db: Database, filter: Filter, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${matching(filter, now)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Takes the order off the list of what is owed. Returns the poisha that were owed; null if none were. */
export async function insertWriteOff(
  trx: Database,
  { orderId, by, now }: { orderId: string; by: string; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ owed: number }>`
    update order_settlements s set written_off_by = ${by}, written_off_at = ${now}
    where s.order_id = ${orderId} and ${isOwed} returning ${owed} as owed`.execute(trx);
  return rows[0]?.owed ?? null;
}

/** The poisha that the courier still owes for the order. 0 if it owes nothing. */
export async function owedFor(trx: Database, orderId: string): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select ${owed} as owed from order_settlements s where s.order_id = ${orderId} and ${isOwed}`.execute(trx);
  return rows[0]?.owed ?? 0;
}

/** With a line in the order's timeline. The caller holds the order's lock. */
export async function addLaterPayment(
  trx: Database,
  { orderId, poisha, by, now }: { orderId: string; poisha: number; by: string; now: Date },
): Promise<void> {
  await sql`update order_settlements set received_later = received_later + ${poisha} where order_id = ${orderId}`.execute(
    trx,
  );
  await sql`update orders set version = version + 1, updated_at = ${now} where id = ${orderId}`.execute(trx);
  await addToTimeline(trx, { orderId, kind: 'settled', details: { poisha }, by, now });
}
