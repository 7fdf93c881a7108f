/** What an SMS about an order says. */
import { sql } from 'kysely';
import type { DeliveryDates } from '#domain/deliveryDates.ts';
import type { ClosingReason } from '#domain/orderClosing.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { arrives } from '#server/orders/deliveryQueries.ts';
import type { Language } from '#texts/language.ts';

export interface SmsOrder {
  orderNumber: string;
  status: OrderStatus;
  language: Language;
  /** Of who ordered. */
  customerPhone: string;
  /** Of who receives the parcel. */
  recipientPhone: string;
  totalPoisha: number;
  paidPoisha: number;
  /** Of the return that the SMS is about. */
  refundPoisha: number;
  arrives: DeliveryDates | null;
  /** With which it was booked. */
  courier: string | null;
  closingReason: ClosingReason | null;
  /** False if the account wants no SMS. */
  isWanted: boolean;
}

/** The orders whose customers have no account, or one without an email. */
export async function ordersWithoutEmail(db: Database, orders: readonly string[]): Promise<string[]> {
  const finding = sql<{ id: string }>`
    select o.id from orders o left join users u on u.id = o.user_id
    where o.id = any(${orders}::uuid[]) and u.email is null`;
  return (await executePrepared(db, finding)).rows.map(({ id }) => id);
}

/** The order that was changed in this edit. Null for an unknown one. */
export async function findEditedSmsOrder(db: Database, mailId: string): Promise<SmsOrder | null> {
  const finding = sql<{ order: string }>`
    select order_id as "order" from order_changes where mail_id = ${mailId}`;
  const [change] = (await executePrepared(db, finding)).rows;
  return change ? findSmsOrder(db, change.order) : null;
}

/** The order that this return is of. Null for an unknown one. */
export async function findRefundedSmsOrder(db: Database, returnId: string): Promise<SmsOrder | null> {
  const finding = sql<{ order: string; refundPoisha: number }>`
    select order_id as "order", refund as "refundPoisha" from order_returns where id = ${returnId}`;
  const [back] = (await executePrepared(db, finding)).rows;
  const order = back ? await findSmsOrder(db, back.order) : null;
  return order && { ...order, refundPoisha: back?.refundPoisha ?? 0 };
}

export async function findSmsOrder(db: Database, orderId: string): Promise<SmsOrder | null> {
  const finding = sql<SmsOrder>`
    select o.order_number as "orderNumber", o.status, o.language, o.phone as "recipientPhone",
           coalesce(o.customer_phone, o.phone) as "customerPhone", o.total_price as "totalPoisha", o.paid as "paidPoisha",
           0 as "refundPoisha",
           ${arrives} as arrives,
           (select courier from order_bookings b where b.order_id = o.id) as courier,
           (select reason from order_closings c where c.order_id = o.id) as "closingReason",
           coalesce(u.wants_sms, true) as "isWanted"
    from orders o left join users u on u.id = o.user_id where o.id = ${orderId}`;
  return (await executePrepared(db, finding)).rows[0] ?? null;
}
