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

interface PhoneCount extends PhoneOrderCount {
  phone: string;
  /** Those of the given orders that are counted here, by id, with their total in poisha. */
  given: Record<string, number>;
}

/**
 * The other orders of the phone number of each given order, summed by status and confirmation. Phone numbers are stored in
 * one normalised form. Orders are counted a moment after they change, so each given order is left out as it is counted,
 * which can differ from how it is.
 */
export async function otherOrdersOfPhones(
  db: Database,
  given: readonly { id: string; phone: string }[],
): Promise<(order: { id: string; phone: string }) => PhoneOrderCount[]> {
  const ids = given.map(({ id }) => id);
  const phones = [...new Set(given.map(({ phone }) => phone))];
  const { rows } = await sql<PhoneCount>`
    select s.phone, s.status, s.confirmation, count(*)::int as orders, sum(s.total_price)::bigint as poisha,
           coalesce(json_object_agg(g.id, s.total_price) filter (where g.id is not null), '{}') as given
    from order_states s left join unnest(${ids}::uuid[]) g (id) on g.id = s.order_id
    where s.phone = any(${phones}) group by 1, 2, 3`.execute(db);
  const counts = Map.groupBy(rows, ({ phone }) => phone);
  return ({ id, phone }) => (counts.get(phone) ?? []).map((count) => without(id, count));
}

function without(id: string, { given, ...count }: PhoneCount): PhoneOrderCount {
  const poisha = given[id];
  if (poisha === undefined) return count;
  return { ...count, orders: count.orders - 1, poisha: count.poisha - poisha };
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
    select o.id, o.order_number, o.created_at, o.status, o.confirmation, o.total_price
    from (
      select order_id from order_states
      where phone = ${phone} and order_id <> ${besides} order by created_at desc, order_id desc limit ${limit}
    ) s join orders o on o.id = s.order_id
    order by o.created_at desc, o.id desc`.execute(db);
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
