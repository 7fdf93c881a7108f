/** Reads orders with their lines and history in one statement. */
import { type RawBuilder, sql } from 'kysely';
import type { CallTime } from '#domain/callTimes.ts';
import type { OrderedComponent } from '#domain/combos.ts';
import type { Confirmation } from '#domain/orderCalls.ts';
import type { OrderSource } from '#domain/orderSources.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import type { ChangeReason } from '#domain/unconfirmedOrders.ts';
import type { Database } from '#server/database/connect.ts';
import { executeFirst } from '#server/database/prepared.ts';
import type { OrderState } from '#server/outbox/events.ts';
import {
  type BookingRow,
  type ChangeRow,
  type ClosingRow,
  lifecycle,
  type OtherOrder,
  type PaymentRow,
  type ReturnRow,
  type SettlementRow,
} from './lifecycleQueries.ts';
import { componentsOfLine } from './lineComponentQueries.ts';
import { returnedOfLine } from './orderLineQueries.ts';

export interface OrderLineRow {
  product: string | null;
  name: string;
  /** The product's Bangla name today. */
  nameBn: string;
  image: string;
  /** Poisha. */
  price: number;
  quantity: number;
  size: string | null;
  colour: string | null;
  /** Pieces that came back. */
  returned: number;
  components: (Omit<OrderedComponent, 'product'> & { product: string | null })[];
}

export interface OrderRow {
  id: string;
  order_number: string;
  /** Null, as is all of the user, for a customer without an account. */
  user_id: string | null;
  user_name: string | null;
  user_email: string | null;
  source: OrderSource;
  customer_name: string | null;
  customer_phone: string | null;
  status: OrderStatus;
  confirmation: Confirmation;
  payment_method: 'cash_on_delivery';
  full_name: string;
  phone: string;
  address: string;
  district: string;
  thana: string;
  country: string;
  /** Poisha, as are the other prices. */
  items_price: number;
  shipping_price: number;
  tax_price: number;
  total_price: number;
  discount: number;
  coupon_code: string | null;
  paid: number;
  collected: number | null;
  refunded: number;
  version: number;
  note: string;
  second_phone: string | null;
  landmark: string;
  call_time: CallTime;
  gift_note: string;
  hide_prices: boolean;
  /** '2026-11-28'. Null for an order from before dates were counted. */
  arrives_from: string | null;
  arrives_to: string | null;
  printed_at: Date | null;
  created_at: Date;
  exchange_of: OtherOrder | null;
  exchanged_by: OtherOrder | null;
  closing: ClosingRow | null;
  booking: BookingRow | null;
  settlement: SettlementRow | null;
  returns: ReturnRow[];
  payments: PaymentRow[];
  changes: ChangeRow[];
  lines: OrderLineRow[];
  history: { status: OrderStatus; at: string; by: string | null; reason: ChangeReason | null }[];
}

const wholeOrder = sql`
  o.id, o.order_number, o.user_id, u.name as user_name, u.email as user_email, o.source,
  o.customer_name, o.customer_phone, o.status, o.confirmation, o.payment_method,
  o.full_name, o.phone, o.address, o.district, o.thana, o.country,
  o.items_price, o.shipping_price, o.tax_price, o.total_price, o.discount, o.coupon_code, o.paid, o.collected, o.refunded, o.version,
  o.note, o.second_phone, o.landmark, o.call_time, o.gift_note, o.hide_prices,
  o.arrives_from::text, o.arrives_to::text, o.printed_at, o.created_at, ${lifecycle},
  (select json_agg(json_build_object('product', l.product_id, 'name', l.name, 'image', l.image,
                                     'nameBn', coalesce((select q.name_bn from products q where q.id = l.product_id), ''), 'price', l.price,
                                     'quantity', l.quantity, 'size', l.size, 'colour', l.colour,
                                     'components', ${componentsOfLine},
                                     'returned', ${returnedOfLine}) order by l.position)
     from order_lines l where l.order_id = o.id) as lines,
  (select json_agg(json_build_object('status', h.status, 'at', h.changed_at, 'by', b.name, 'reason', h.reason) order by h.id)
     from order_status_history h left join users b on b.id = h.changed_by where h.order_id = o.id) as history`;

/** `which` is the where and order clause for `o` (orders) and `u` (their users). */
export async function selectOrders(db: Database, which: RawBuilder<unknown>): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${wholeOrder} from orders o left join users u on u.id = o.user_id ${which}`.execute(db);
  return rows;
}

export async function findOrder(db: Database, id: string): Promise<OrderRow | null> {
  const [order] = await selectOrders(db, sql`where o.id = ${id}`);
  return order ?? null;
}

/** Null also for another user's order. */
export async function findOrderOf(db: Database, userId: string, id: string): Promise<OrderRow | null> {
  const [order] = await selectOrders(db, sql`where o.id = ${id} and o.user_id = ${userId}`);
  return order ?? null;
}

export interface Page {
  limit: number;
  offset: number;
}

/** A customer's orders, newest first. */
export const ordersOf = (db: Database, userId: string, { limit, offset }: Page): Promise<OrderRow[]> =>
  selectOrders(
    db,
    sql`where o.user_id = ${userId} order by o.created_at desc, o.id desc limit ${limit} offset ${offset}`,
  );

export interface LockedOrder extends Omit<OrderState, 'netPoisha'> {
  id: string;
  /** Null for a customer without an account. */
  userId: string | null;
  placedAt: Date;
  paidPoisha: number;
  /** Null until the order is delivered. */
  collectedPoisha: number | null;
  refundedPoisha: number;
  version: number;
  couponCode: string | null;
}

/** The columns of `o`, which the lock makes current. A subquery would still read what was there before the wait. */
const lockedOrder = sql`
  o.id, o.user_id as "userId", o.status, o.confirmation, o.created_at as "placedAt", o.total_price as "totalPoisha",
  o.paid as "paidPoisha", o.collected as "collectedPoisha", o.refunded as "refundedPoisha", o.version,
  o.coupon_code as "couponCode",
  o.full_name as "fullName", o.phone, o.district, o.thana,
  o.booked_at is not null as "isBooked", o.printed_at is not null as "isPrinted", o.settled_at is not null as "isSettled"`;

/** Locks the order until the transaction ends. Null when it does not exist, or does not belong to `owner`. */
export async function lockOrder(trx: Database, id: string, owner?: string): Promise<LockedOrder | null> {
  const mine = owner ? sql`and o.user_id = ${owner}` : sql``;
  const { rows } = await executeFirst(
    trx,
    sql<LockedOrder>`select ${lockedOrder} from orders o where o.id = ${id} ${mine} for no key update`,
  );
  return rows[0] ?? null;
}

/** Locks these orders in the order of their ids, as all commands do that lock several. Unknown ids are left out. */
export async function lockOrders(trx: Database, ids: readonly string[]): Promise<LockedOrder[]> {
  const { rows } = await sql<LockedOrder>`
    select ${lockedOrder} from orders o where o.id = any(${ids}::uuid[]) order by o.id for no key update`.execute(
    trx,
  );
  return rows;
}

interface StatusChange {
  id: string;
  status: OrderStatus;
  /** Null when the shop itself makes the change. Then there is a reason. */
  by: string | null;
  reason?: ChangeReason;
  /** Poisha taken at the door, of an order that is now delivered. */
  collected?: number;
  now: Date;
}

export async function setStatus(trx: Database, change: StatusChange): Promise<void> {
  await sql`
    with changed as (
      update orders
      set status = ${change.status}, collected = ${change.collected ?? null}, version = version + 1, updated_at = ${change.now}
      where id = ${change.id}
    )
    insert into order_status_history (order_id, status, changed_by, reason, changed_at)
    values (${change.id}, ${change.status}, ${change.by}, ${change.reason ?? null}, ${change.now})`.execute(
    trx,
  );
}

/** The caller holds the orders' locks. Printing changes nothing that an edit could overwrite, so the version stays. */
export async function setPrinted(trx: Database, ids: readonly string[], now: Date): Promise<void> {
  await sql`update orders set printed_at = ${now} where id = any(${ids}::uuid[])`.execute(trx);
}
