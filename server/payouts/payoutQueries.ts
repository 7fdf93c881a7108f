/** Payouts and their rows. */
import { type RawBuilder, sql } from 'kysely';
import type { OrderStatus } from '#domain/orderStatus.ts';
import type { PayoutOutcome, PayoutRow } from '#domain/payouts.ts';
import type { Database } from '#server/database/connect.ts';

export interface OutcomeSums {
  outcome: PayoutOutcome;
  rows: number;
  /** Poisha, as below. */
  expected: number;
  received: number;
  fee: number;
}

export interface StoredPayout {
  id: string;
  courier: string;
  layout: string;
  file_name: string;
  created_at: Date;
  created_by: string | null;
  confirmed_at: Date | null;
  confirmed_by: string | null;
  sums: OutcomeSums[];
}

const columns = sql`
  p.id, p.courier, p.layout, p.file_name, p.created_at, p.confirmed_at,
  (select name from users where id = p.created_by) as created_by,
  (select name from users where id = p.confirmed_by) as confirmed_by,
  (select coalesce(json_agg(s), '[]') from (
     select outcome, count(*)::int as rows, coalesce(sum(expected), 0)::bigint as expected,
            coalesce(sum(received), 0)::bigint as received, coalesce(sum(fee), 0)::bigint as fee
     from payout_rows where payout_id = p.id group by outcome) s) as sums`;

async function selectPayouts(db: Database, which: RawBuilder<unknown>): Promise<StoredPayout[]> {
  const { rows } = await sql<StoredPayout>`select ${columns} from payouts p ${which}`.execute(db);
  return rows;
}

/** Newest first. */
export const listPayouts = (
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredPayout[]> =>
  selectPayouts(db, sql`order by p.created_at desc, p.id desc limit ${limit} offset ${offset}`);

export async function countPayouts(db: Database): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from payouts`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function findPayout(db: Database, id: string): Promise<StoredPayout | null> {
  const [payout] = await selectPayouts(db, sql`where p.id = ${id}`);
  return payout ?? null;
}

export interface LockedPayout {
  courier: string;
  isConfirmed: boolean;
}

/** Locks the payout until the transaction ends. Null when there is none. */
export async function lockPayout(trx: Database, id: string): Promise<LockedPayout | null> {
  const { rows } = await sql<LockedPayout>`
    select courier, confirmed_at is not null as "isConfirmed" from payouts where id = ${id} for update`.execute(
    trx,
  );
  return rows[0] ?? null;
}

interface NewPayout {
  id: string;
  courier: string;
  layout: string;
  fileName: string;
  by: string;
  now: Date;
}

export async function insertPayout(trx: Database, payout: NewPayout): Promise<void> {
  const { id, courier, layout, fileName, by, now } = payout;
  await sql`
    insert into payouts (id, courier, layout, file_name, created_by, created_at)
    values (${id}, ${courier}, ${layout}, ${fileName}, ${by}, ${now})`.execute(trx);
}

/** Writes the rows in their order, in place of earlier ones. */
export async function replaceRows(trx: Database, id: string, rows: readonly PayoutRow[]): Promise<void> {
  await sql`delete from payout_rows where payout_id = ${id}`.execute(trx);
  const placed = rows.map((row, position) => ({ position, ...row }));
  await sql`
    insert into payout_rows (payout_id, position, row, consignment, order_number, collected, fee, received, fault, outcome, order_id, expected)
    select ${id}::uuid, r.position, r.row, r.consignment, r."orderNumber", r.collected, r.fee, r.received, r.fault, r.outcome, r."order", r.expected
    from json_to_recordset(${JSON.stringify(placed)}::json) as r (
      position integer, row integer, consignment text, "orderNumber" text, collected bigint, fee bigint, received bigint,
      fault text, outcome text, "order" uuid, expected bigint)`.execute(trx);
}

/** All rows in their order, as they were decided. */
export async function rowsOf(db: Database, id: string): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select row, consignment, order_number as "orderNumber", collected, fee, received, fault, outcome, order_id as "order", expected
    from payout_rows where payout_id = ${id} order by position`.execute(db);
  return rows;
}

export interface ShownRow extends PayoutRow {
  shownNumber: string | null;
  status: OrderStatus | null;
}

/** One page of the rows, with the orders as they are now. */
export async function pageOfRows(
  db: Database,
  id: string,
  { outcome, limit, offset }: { outcome?: PayoutOutcome; limit: number; offset: number },
): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select r.row, r.consignment, r.order_number as "orderNumber", r.collected, r.fee, r.received, r.fault, r.outcome,
           r.order_id as "order", r.expected, o.order_number as "shownNumber", o.status
    from (
      select * from payout_rows where payout_id = ${id} and (${outcome ?? null}::text is null or outcome = ${outcome ?? null})
      order by position limit ${limit} offset ${offset}
    ) r left join orders o on o.id = r.order_id
    order by r.position`.execute(db);
  return rows;
}

export async function setConfirmed(
  trx: Database,
  { id, by, now }: { id: string; by: string; now: Date },
): Promise<void> {
  await sql`update payouts set confirmed_by = ${by}, confirmed_at = ${now} where id = ${id}`.execute(trx);
}

/** Deletes a draft with its rows. The caller holds its lock. */
export async function deletePayoutRow(trx: Database, id: string): Promise<void> {
  await sql`delete from payouts where id = ${id}`.execute(trx);
}
