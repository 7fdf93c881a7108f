/** What emails say of an order: as it is now, after an edit, and of pieces that came back. */
import { type RawBuilder, sql } from 'kysely';
import type { OrderedComponent } from '#domain/combos.ts';
import type { DeliveryDates } from '#domain/deliveryDates.ts';
import type { DeliveryWishes } from '#domain/deliveryWishes.ts';
import type { ClosingReason } from '#domain/orderClosing.ts';
import { overpaidPoisha, toCollect } from '#domain/orderMoney.ts';
import type { Named } from '#domain/productNames.ts';
import type { ChangeReason } from '#domain/unconfirmedOrders.ts';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { arrives, wishesColumn } from '#server/orders/deliveryQueries.ts';
import { componentsOfLine } from '#server/orders/lineComponentQueries.ts';
import type { Language } from '#texts/language.ts';

/** Money in poisha. */
export interface MailedOrder {
  orderNumber: string;
  /** In which the customer is notified of it. */
  language: Language;
  placedAt: Date;
  /** Without an account there is no email address. */
  customer: { name: string; email: string | null };
  wishes: DeliveryWishes;
  /** The days on which it may arrive. Null for an order from before dates were counted. */
  arrives: DeliveryDates | null;
  fullName: string;
  phone: string;
  address: string;
  thana: string;
  district: string;
  landmark: string;
  country: string;
  itemsPrice: number;
  shippingPrice: number;
  totalPrice: number;
  discount: number;
  couponCode: string | null;
  paid: number;
  /** What the courier is to take at the door. */
  toCollect: number;
  /** Paid beyond the total. */
  overpaid: number;
  /** The order from which this one replaces lines. Null if it is no exchange. */
  exchangeOf: string | null;
  /** What the edit changed that this email tells of. */
  editedFields: readonly string[];
  /** The reason when the shop itself cancelled the order. */
  cancelReason: ChangeReason | null;
  /** Why an admin closed it. */
  closingReason: ClosingReason | null;
  /** What was taken at the door. Null until the order is delivered. */
  collected: number | null;
  /** What the customer did not take when the parcel was handed over. */
  refused: readonly MailedPieces[];
  lines: readonly (Named & {
    size: string | null;
    colour: string | null;
    quantity: number;
    price: number;
    /** What is in one combo. */
    components: readonly OrderedComponent[];
  })[];
}

export interface MailedPieces extends Named {
  quantity: number;
}

/** Of `l` (order_lines): the product's Bangla name today. */
const nameBn = sql<string>`coalesce((select q.name_bn from products q where q.id = l.product_id), '')`;

export async function findMailedOrder(db: Database, orderId: string): Promise<MailedOrder | null> {
  const finding = db
    .selectFrom('orders as o')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .select(['u.name', 'u.email', 'o.order_number as orderNumber', 'o.created_at as placedAt', 'o.language'])
    .select([
      'o.full_name as fullName',
      'o.phone',
      'o.address',
      'o.thana',
      'o.district',
      'o.landmark',
      'o.country',
    ])
    .select([wishesColumn, arrives.as('arrives')])
    .select([
      'o.items_price as itemsPrice',
      'o.shipping_price as shippingPrice',
      'o.total_price as totalPrice',
      'o.collected',
      'o.discount',
      'o.coupon_code as couponCode',
      'o.paid',
      'o.status',
    ])
    .select(sql<string | null>`(select order_number from orders where id = o.exchange_of)`.as('exchangeOf'))
    .select(
      sql<ChangeReason | null>`(
        select reason from order_status_history where order_id = o.id and status = 'cancelled'
        order by id desc limit 1)`.as('cancelReason'),
    )
    .select(
      sql<ClosingReason | null>`(select reason from order_closings where order_id = o.id)`.as(
        'closingReason',
      ),
    )
    .where('o.id', '=', orderId);
  const [order] = (await executePrepared(db, finding)).rows;
  if (!order) return null;
  const lines = db
    .selectFrom('order_lines as l')
    .select(['name', 'size', 'colour', 'quantity', 'price'])
    .select([componentsOfLine.as('components'), nameBn.as('nameBn')])
    .where('order_id', '=', orderId)
    .orderBy('position');
  const { name, email, status, ...rest } = order;
  const money = { status, totalPoisha: rest.totalPrice, paidPoisha: rest.paid };
  const refused = await returnedPieces(db, sql`t.order_id = ${orderId} and t.reason = 'refused_at_door'`);
  return {
    ...rest,
    toCollect: toCollect(money),
    overpaid: overpaidPoisha(money),
    editedFields: [],
    customer: { name: name ?? rest.fullName, email },
    lines: (await executePrepared(db, lines)).rows,
    refused,
  };
}

/** The order as it is now, and what the edit changed that has this email. */
export async function findEditedOrder(db: Database, mailId: string): Promise<MailedOrder | null> {
  const { rows } = await sql<{ orderId: string; fields: string[] }>`
    select order_id as "orderId", details -> 'fields' as fields from order_changes where mail_id = ${mailId}`.execute(
    db,
  );
  const [change] = rows;
  const order = change && (await findMailedOrder(db, change.orderId));
  return order ? { ...order, editedFields: change.fields } : null;
}

/** `which` is the where clause for `t` (order_returns). */
async function returnedPieces(db: Database, which: RawBuilder<unknown>): Promise<MailedPieces[]> {
  const { rows } = await sql<MailedPieces>`
    select l.name, ${nameBn} as "nameBn", sum(r.quantity)::int as quantity
    from order_return_lines r join order_returns t on t.id = r.return_id
    join order_lines l on l.order_id = t.order_id and l.position = r.position
    where ${which} group by t.returned_at, t.id, r.position, l.name, l.product_id order by t.returned_at, t.id, r.position`.execute(
    db,
  );
  return rows;
}

export interface MailedReturn {
  order: MailedOrder;
  /** Poisha. */
  refund: number;
  pieces: readonly MailedPieces[];
}

export async function findMailedReturn(db: Database, returnId: string): Promise<MailedReturn | null> {
  const back = await db
    .selectFrom('order_returns')
    .select(['order_id', 'refund'])
    .where('id', '=', returnId)
    .executeTakeFirst();
  const order = back ? await findMailedOrder(db, back.order_id) : null;
  if (!back || !order) return null;
  return { order, refund: back.refund, pieces: await returnedPieces(db, sql`t.id = ${returnId}`) };
}
