/**
 * What the admin area shows about orders besides the orders themselves: calls, notes, and earlier orders of the phone
 * number.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Confirmation } from '#domain/orderCalls.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import type { PhoneOrderCount } from '#domain/phonePast.ts';
import type { Database } from '#server/database/connect.ts';

export interface CallAndNoteCounts {
  calls: number;
  notes: number;
}

/** For each of these orders that has any. */
export async function callAndNoteCountsOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CallAndNoteCounts>> {
  const { rows } = await sql<CallAndNoteCounts & { id: string }>`
    select order_id as id, count(*) filter (where is_call)::int as calls, count(*) filter (where not is_call)::int as notes
    from (
      select order_id, true as is_call from order_calls where order_id = any(${ids}::uuid[])
      union all
      select order_id, false from order_notes where order_id = any(${ids}::uuid[])
    ) entries group by order_id`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/**
 * All orders of each phone number, summed by status and confirmation. Phone numbers are stored in one normalised
 * form.
 */
export async function phoneCountsOf(
  db: Database,
  phones: readonly string[],
): Promise<ReadonlyMap<string, readonly PhoneOrderCount[]>> {
  const { rows } = await sql<PhoneOrderCount & { phone: string }>`
    select phone, status, confirmation, count(*)::int as orders, sum(total_price)::bigint as poisha
    from orders where phone = any(${[...new Set(phones)]}) group by 1, 2, 3`.execute(db);
  return Map.groupBy(rows, ({ phone }) => phone);
}

export interface OtherOrderRow {
  id: string;
  order_number: string;
  created_at: Date;
  status: OrderStatus;
  confirmation: Confirmation;
  /** Poisha. */
  total_price: number;
}

export async function latestOfPhone(
  db: Database,
  phone: string,
  { besides, limit }: { besides: string; limit: number },
): Promise<OtherOrderRow[]> {
  const { rows } = await sql<OtherOrderRow>`
    select id, order_number, created_at, status, confirmation, total_price from orders
    where phone = ${phone} and id <> ${besides} order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export interface CallRow {
  id: string;
  at: Date;
  by: string | null;
  outcome: Confirmation;
  note: string;
}

const call = sql`c.id::text as id, c.called_at as at, u.name as by, c.outcome, c.note`;
const calls = (which: RawBuilder<unknown>) => sql<CallRow>`
  select ${call} from order_calls c left join users u on u.id = c.called_by ${which}`;

export const callsOf = async (db: Database, orderId: string): Promise<CallRow[]> =>
  (await calls(sql`where c.order_id = ${orderId} order by c.id`).execute(db)).rows;

interface NewCall {
  orderId: string;
  outcome: Confirmation;
  note: string;
  by: string;
  now: Date;
}

/** Also sets the order's confirmation. The caller holds the order's lock. */
export async function insertCall(
  trx: Database,
  { orderId, outcome, note, by, now }: NewCall,
): Promise<CallRow> {
  const { rows } = await sql<CallRow>`
    with c as (
      insert into order_calls (order_id, outcome, note, called_by, called_at)
      values (${orderId}, ${outcome}, ${note}, ${by}, ${now}) returning *
    ), confirmed as (
      update orders set confirmation = ${outcome} where id = ${orderId} and confirmation <> ${outcome}
    )
    select ${call} from c left join users u on u.id = c.called_by`.execute(trx);
  return rows[0] as CallRow;
}

export interface NoteRow {
  id: string;
  at: Date;
  by: string | null;
  note: string;
}

export async function notesOf(db: Database, orderId: string): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.written_at as at, u.name as by, n.note
    from order_notes n left join users u on u.id = n.written_by
    where n.order_id = ${orderId} order by n.written_at, n.id`.execute(db);
  return rows;
}

/** Null when there is no such order. */
export async function insertNote(
  trx: Database,
  { id, orderId, note, by, now }: { id: string; orderId: string; note: string; by: string; now: Date },
): Promise<NoteRow | null> {
  const { rows } = await sql<NoteRow>`
    with n as (
      insert into order_notes (id, order_id, note, written_by, written_at)
      select ${id}, o.id, ${note}, ${by}, ${now}::timestamptz from orders o where o.id = ${orderId} returning *
    )
    select n.id, n.written_at as at, u.name as by, n.note from n left join users u on u.id = n.written_by`.execute(
    trx,
  );
  return rows[0] ?? null;
}

/** Returns the note's text. Null when it does not exist or belongs to another order. */
export async function deleteNote(
  trx: Database,
  { orderId, noteId }: { orderId: string; noteId: string },
): Promise<string | null> {
  const { rows } = await sql<{ note: string }>`
    delete from order_notes where id = ${noteId} and order_id = ${orderId} returning note`.execute(trx);
  return rows[0]?.note ?? null;
}
