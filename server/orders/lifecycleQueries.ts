/** What happened to an order after it was placed, as columns of the statement that reads orders, and its timeline. */
import { sql } from 'kysely';
import type { OrderChangeDetails, OrderChangeKind } from '#domain/orderChanges.ts';
import type { ClosingReason } from '#domain/orderClosing.ts';
import type { ReceivedBy } from '#domain/orderPayments.ts';
import type { ReturnReason } from '#domain/orderReturns.ts';
import type { Database } from '#server/database/connect.ts';
import { isOwed, owed } from './settlementQueries.ts';

export interface OtherOrder {
  id: string;
  number: string;
}

/** Amounts in poisha, moments as PostgreSQL writes them in JSON, here and below. `by` is a name. */
export interface ClosingRow {
  reason: ClosingReason;
  note: string;
  charge: number;
  at: string;
  by: string | null;
}

export interface BookingRow {
  courier: string;
  consignment: string;
  at: string;
  by: string | null;
}

export interface SettlementRow {
  payout: string;
  received: number;
  fee: number;
  later: number;
  /** 0 once it is written off. */
  owed: number;
  writtenOff: { amount: number; at: string; by: string | null } | null;
  at: string;
  by: string | null;
}

export interface ReturnRow {
  id: string;
  reason: ReturnReason;
  refund: number;
  credit: number;
  note: string;
  at: string;
  by: string | null;
  lines: { line: number; quantity: number; restocked: boolean }[];
}

export interface PaymentRow {
  id: string;
  amount: number;
  method: ReceivedBy;
  reference: string;
  at: string;
  by: string | null;
}

export interface ChangeRow {
  kind: OrderChangeKind;
  details: OrderChangeDetails;
  at: string;
  by: string | null;
}

const name = (column: string) => sql`(select name from users where id = ${sql.ref(column)})`;

/** Columns for `o` (orders). */
export const lifecycle = sql`
  (select json_build_object('id', e.id, 'number', e.order_number) from orders e where e.id = o.exchange_of) as exchange_of,
  (select json_build_object('id', e.id, 'number', e.order_number) from orders e
     where e.exchange_of = o.id order by e.created_at desc limit 1) as exchanged_by,
  (select json_build_object('reason', c.reason, 'note', c.note, 'charge', c.courier_charge, 'at', c.closed_at,
                            'by', ${name('c.closed_by')})
     from order_closings c where c.order_id = o.id) as closing,
  (select json_build_object('courier', b.courier, 'consignment', b.consignment, 'at', b.booked_at,
                            'by', ${name('b.booked_by')})
     from order_bookings b where b.order_id = o.id) as booking,
  (select json_build_object('payout', s.payout_id, 'received', s.received, 'fee', s.fee, 'later', s.received_later,
                            'owed', case when ${isOwed} then ${owed} else 0 end,
                            'writtenOff', case when s.written_off_at is not null then json_build_object(
                              'amount', ${owed}, 'at', s.written_off_at, 'by', ${name('s.written_off_by')}) end,
                            'at', s.settled_at, 'by', ${name('s.settled_by')})
     from order_settlements s where s.order_id = o.id) as settlement,
  (select coalesce(json_agg(json_build_object('id', r.id, 'reason', r.reason, 'refund', r.refund, 'credit', r.credit,
            'note', r.note, 'at', r.returned_at, 'by', ${name('r.returned_by')}, 'lines',
            (select json_agg(json_build_object('line', rl.position, 'quantity', rl.quantity, 'restocked', rl.restocked)
                             order by rl.position, rl.restocked desc) from order_return_lines rl where rl.return_id = r.id))
          order by r.returned_at, r.id), '[]')
     from order_returns r where r.order_id = o.id) as returns,
  (select coalesce(json_agg(json_build_object('id', p.id, 'amount', p.amount, 'method', p.method, 'reference', p.reference,
            'at', p.paid_at, 'by', ${name('p.recorded_by')}) order by p.paid_at, p.id), '[]')
     from order_payments p where p.order_id = o.id) as payments,
  (select coalesce(json_agg(json_build_object('kind', g.kind, 'details', g.details, 'at', g.changed_at,
            'by', ${name('g.changed_by')}) order by g.id), '[]')
     from order_changes g where g.order_id = o.id) as changes`;

interface Change {
  kind: OrderChangeKind;
  details?: OrderChangeDetails;
  /** The user's id. Null for the shop itself. */
  by: string | null;
  now: Date;
}

interface TimelineEntry extends Change {
  orderId: string;
  /** The subject of the email that tells the customer. */
  mailId?: string;
}

/** The caller holds the order's lock. */
export async function addToTimeline(
  trx: Database,
  { orderId, kind, details = {}, by, now, mailId }: TimelineEntry,
): Promise<void> {
  await sql`
    insert into order_changes (order_id, kind, details, changed_by, changed_at, mail_id)
    values (${orderId}, ${kind}, ${JSON.stringify(details)}, ${by}, ${now}, ${mailId ?? null})`.execute(trx);
}

/** The same entry for several orders. The caller holds their locks. */
export async function addToTimelines(
  trx: Database,
  orderIds: readonly string[],
  { kind, details = {}, by, now }: Change,
): Promise<void> {
  await sql`
    insert into order_changes (order_id, kind, details, changed_by, changed_at)
    select id, ${kind}, ${JSON.stringify(details)}::jsonb, ${by}::uuid, ${now}::timestamptz
    from unnest(${orderIds}::uuid[]) id`.execute(trx);
}
