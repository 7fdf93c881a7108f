/** The orders that a statement is about: finding, locking and settling them. */
import { sql } from 'kysely';
import type { PayoutOrder, PayoutRow } from '#domain/payouts.ts';
import type { StatementRow } from '#domain/statementRows.ts';
import type { Database } from '#server/database/connect.ts';

interface Parcels {
  courier: string;
  rows: readonly Pick<StatementRow, 'consignment' | 'orderNumber'>[];
}

const named = ({ courier, rows }: Parcels) => {
  const given = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];
  const consignments = given(rows.map(({ consignment }) => consignment.toLowerCase()));
  const numbers = given(rows.map(({ orderNumber }) => orderNumber));
  return sql`
    select order_id as id from order_bookings b
    where lower(b.courier) = lower(${courier}) and lower(b.consignment) = any(${consignments}::text[]) and b.consignment <> ''
    union
    select id from orders where order_number = any(${numbers}::text[])`;
};

/** Their ids, in the order in which they are locked. */
export async function namedOrderIds(db: Database, parcels: Parcels): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from (${named(parcels)}) n order by id`.execute(db);
  return rows.map(({ id }) => id);
}

const orderColumns = (courier: string) => sql`
  o.id, o.order_number as "orderNumber", o.status, o.collected,
  coalesce((select upper(b.consignment) from order_bookings b
            where b.order_id = o.id and lower(b.courier) = lower(${courier})), '') as consignment,
  o.settled_at is not null as "isSettled"`;

/** A consignment counts only if it is of this courier. */
export async function payoutOrders(
  db: Database,
  courier: string,
  ids: readonly string[],
): Promise<PayoutOrder[]> {
  const { rows } = await sql<PayoutOrder>`
    select ${orderColumns(courier)} from orders o where o.id = any(${ids}::uuid[]) order by o.id`.execute(db);
  return rows;
}

/** The most missing orders that one payout lists, the oldest first. */
const MAX_MISSING = 1000;

/** Orders of this courier that were delivered no later than the last of `settled`, and not settled. */
export async function unpaidUntil(
  db: Database,
  courier: string,
  settled: readonly string[],
): Promise<PayoutOrder[]> {
  const { rows } = await sql<PayoutOrder>`
    select ${orderColumns(courier)}
    from outstanding_cash c join orders o on o.id = c.order_id
    where lower(c.courier) = lower(${courier})
      and c.delivered_at <= (select max(delivered_at) from outstanding_cash where order_id = any(${settled}::uuid[]))
      and o.status = 'delivered' and o.settled_at is null
    order by c.delivered_at, c.order_id limit ${MAX_MISSING}`.execute(db);
  return rows;
}

/** Settles the orders of these rows, with a line in the timeline of each. The caller holds the orders' locks. */
export async function insertSettlements(
  trx: Database,
  { payout, rows, by, now }: { payout: string; rows: readonly PayoutRow[]; by: string; now: Date },
): Promise<void> {
  await sql`
    with settled as (
      insert into order_settlements (order_id, payout_id, received, fee, difference, settled_by, settled_at)
      select r."order", ${payout}::uuid, r.received, r.fee, r.received + r.fee - r.expected, ${by}::uuid, ${now}::timestamptz
      from json_to_recordset(${JSON.stringify(rows)}::json) as r ("order" uuid, received bigint, fee bigint, expected bigint)
      returning order_id, received
    ), marked as (
      update orders set settled_at = ${now}, version = version + 1, updated_at = ${now} where id in (select order_id from settled)
    )
    insert into order_changes (order_id, kind, details, changed_by, changed_at)
    select order_id, 'settled', jsonb_build_object('poisha', received), ${by}::uuid, ${now}::timestamptz
    from settled order by order_id`.execute(trx);
}
