/** The outcome of each email, and the data for its text. `server/projections/emails.ts` records the emails to send. */
import { sql } from 'kysely';
import type { ChangeReason } from '#domain/unconfirmedOrders.ts';
import type { Database } from '#server/database/connect.ts';
import type { Mails } from '#server/database/tables.ts';

export type MailKind = Mails['kind'];

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
