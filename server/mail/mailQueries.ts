/**
 * The queue of mails: events to mail about, their outcome, and the data for each mail. An event is queued in its own
 * transaction, and its mail is sent once.
 */
import { type RawBuilder, sql } from 'kysely';
import type { OrderStatus } from '#domain/orderStatus.ts';
import type { ChangeReason } from '#domain/unconfirmedOrders.ts';
import type { Database } from '#server/database/connect.ts';
import type { Mails } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { queueJobs } from '#server/jobs/jobQueries.ts';

export type MailKind = Mails['kind'];

/**
 * Inserts an event unless it is already there; `enqueueMails` does the rest. Can also be part of another statement.
 */
export const insertingMail = (kind: MailKind, subjectId: string): RawBuilder<unknown> => sql`
  insert into mails (kind, subject_id) values (${kind}, ${subjectId}) on conflict do nothing`;

export async function queueMail(db: Database, kind: MailKind, subjectId: string): Promise<void> {
  await insertingMail(kind, subjectId).execute(db);
}

export const mailWelcome = (trx: Database, userId: string): Promise<void> =>
  queueMail(trx, 'welcome', userId);

/** `processing` sends no mail: that an order is being prepared is no news. */
export const mailOfStatus: Record<OrderStatus, MailKind | null> = {
  pending: null,
  processing: null,
  shipped: 'orderShipped',
  delivered: 'orderDelivered',
  cancelled: 'orderCancelled',
};

/** An order that reaches a status a second time, after a correction, sends no second mail. */
export async function mailOrderStatus(trx: Database, orderId: string, status: OrderStatus): Promise<void> {
  const kind = mailOfStatus[status];
  if (kind) await queueMail(trx, kind, orderId);
}

const mostAtOnce = 500;

/**
 * Adds the jobs for new events. This is not done in the transaction of the event: a job costs three times as much as
 * the event's row, while five hundred jobs at once cost hardly more than one.
 */
export async function enqueueMails(db: Database): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ kind: MailKind; subject: string }>`
      update mails set handed_on = true
      where (kind, subject_id) in (
        select kind, subject_id from mails where not handed_on order by queued_at limit ${mostAtOnce}
        for update skip locked)
      returning kind, subject_id as subject`.execute(trx);
    if (rows.length > 0) await queueJobs(trx, 'sendMail', rows);
  });
}

/** When the event happened, while its mail is still queued. Null otherwise. */
export async function findQueuedMail(
  db: Database,
  kind: MailKind,
  subjectId: string,
): Promise<{ queuedAt: Date } | null> {
  const row = await db
    .selectFrom('mails')
    .select('queued_at as queuedAt')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return row ?? null;
}

export async function settleMail(
  db: Database,
  { kind, subject }: { kind: MailKind; subject: string },
  outcome: { state: 'sent' | 'dropped'; note: string; now: Date },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: outcome.state, note: outcome.note, settled_at: outcome.now })
    .where('kind', '=', kind)
    .where('subject_id', '=', subject)
    .execute();
}

export async function findEmail(db: Database, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  return row?.email ?? null;
}

/** Money in poisha. */
export interface MailedOrder {
  orderNumber: string;
  placedAt: Date;
  customer: { name: string; email: string };
  fullName: string;
  phone: string;
  address: string;
  thana: string;
  district: string;
  country: string;
  itemsPrice: number;
  shippingPrice: number;
  totalPrice: number;
  /** The reason when the shop itself cancelled the order. */
  cancelReason: ChangeReason | null;
  lines: readonly {
    name: string;
    size: string | null;
    colour: string | null;
    quantity: number;
    price: number;
  }[];
}

export async function findMailedOrder(db: Database, orderId: string): Promise<MailedOrder | null> {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['u.name', 'u.email', 'o.order_number as orderNumber', 'o.created_at as placedAt'])
    .select(['o.full_name as fullName', 'o.phone', 'o.address', 'o.thana', 'o.district', 'o.country'])
    .select([
      'o.items_price as itemsPrice',
      'o.shipping_price as shippingPrice',
      'o.total_price as totalPrice',
    ])
    .select(
      sql<ChangeReason | null>`(
        select reason from order_status_history where order_id = o.id and status = 'cancelled'
        order by id desc limit 1)`.as('cancelReason'),
    )
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (!order) return null;
  const lines = await db
    .selectFrom('order_lines')
    .select(['name', 'size', 'colour', 'quantity', 'price'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const { name, email, ...rest } = order;
  return { ...rest, customer: { name, email }, lines };
}
