/** Reads orders with their lines and history in one statement. */
import { type RawBuilder, sql } from 'kysely';
import type { Confirmation } from '#domain/orderCalls.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import type { ChangeReason } from '#domain/unconfirmedOrders.ts';
import type { Database } from '#server/database/connect.ts';
import { executeFirst } from '#server/database/prepared.ts';
import type { OrderState } from '#server/outbox/events.ts';

export interface OrderLineRow {
  product: string | null;
  name: string;
  image: string;
  /** Poisha. */
  price: number;
  quantity: number;
  size: string | null;
  colour: string | null;
}

export interface OrderRow {
  id: string;
  order_number: string;
  user_id: string;
  user_name: string;
  user_email: string;
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
  created_at: Date;
  lines: OrderLineRow[];
  history: { status: OrderStatus; at: string; by: string | null; reason: ChangeReason | null }[];
}

const wholeOrder = sql`
  o.id, o.order_number, o.user_id, u.name as user_name, u.email as user_email, o.status, o.confirmation, o.payment_method,
  o.full_name, o.phone, o.address, o.district, o.thana, o.country,
  o.items_price, o.shipping_price, o.tax_price, o.total_price, o.created_at,
  (select json_agg(json_build_object('product', l.product_id, 'name', l.name, 'image', l.image, 'price', l.price,
                                     'quantity', l.quantity, 'size', l.size, 'colour', l.colour) order by l.position)
     from order_lines l where l.order_id = o.id) as lines,
  (select json_agg(json_build_object('status', h.status, 'at', h.changed_at, 'by', b.name, 'reason', h.reason) order by h.id)
     from order_status_history h left join users b on b.id = h.changed_by where h.order_id = o.id) as history`;

/** `which` is the where and order clause for `o` (orders) and `u` (their users). */
export async function selectOrders(db: Database, which: RawBuilder<unknown>): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${wholeOrder} from orders o join users u on u.id = o.user_id ${which}`.execute(db);
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

export interface LockedOrder extends OrderState {
  id: string;
  userId: string;
  placedAt: Date;
}

/** Locks the order until the transaction ends. Null when it does not exist, or does not belong to `owner`. */
export async function lockOrder(trx: Database, id: string, owner?: string): Promise<LockedOrder | null> {
  const mine = owner ? sql`and user_id = ${owner}` : sql``;
  const { rows } = await executeFirst(
    trx,
    sql<LockedOrder>`
      select id, user_id as "userId", created_at as "placedAt", status, confirmation, total_price as "totalPoisha",
             full_name as "fullName", phone, district, thana
      from orders where id = ${id} ${mine} for no key update`,
  );
  return rows[0] ?? null;
}

interface StatusChange {
  id: string;
  status: OrderStatus;
  /** Null when the shop itself makes the change. Then there is a reason. */
  by: string | null;
  reason?: ChangeReason;
  now: Date;
}

export async function setStatus(trx: Database, change: StatusChange): Promise<void> {
  await sql`
    with changed as (
      update orders set status = ${change.status}, updated_at = ${change.now} where id = ${change.id}
    )
    insert into order_status_history (order_id, status, changed_by, reason, changed_at)
    values (${change.id}, ${change.status}, ${change.by}, ${change.reason ?? null}, ${change.now})`.execute(
    trx,
  );
}
