/** Mails in the database: what was caused, what became of it, and what each has to tell. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Mails } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { queueJobs } from '#server/jobs/jobQueries.ts';

export type MailKind = Mails['kind'];

/** Writes a cause down, unless it is known already; `handOnMails` sees to the rest. Also to be a part of another statement. */
export const causeMail = (kind: MailKind, subjectId: string): RawBuilder<unknown> => sql`
  insert into mails (kind, subject_id) values (${kind}, ${subjectId}) on conflict do nothing`;

export async function queueMail(db: Database, kind: MailKind, subjectId: string): Promise<void> {
  await causeMail(kind, subjectId).execute(db);
}

const mostAtOnce = 500;

/**
 * Queues the sending of what has been caused. Not along with the cause: a job costs three times what writing down the
 * cause does, and five hundred at once hardly more than one.
 */
export async function handOnMails(db: Database): Promise<void> {
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

/** When a mail was caused, while it still has to be sent. */
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

export interface Addressee {
  name: string;
  email: string;
}

export async function findAddressee(db: Database, userId: string): Promise<Addressee | null> {
  const row = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Money in poisha. */
export interface MailedOrder {
  orderNumber: string;
  placedAt: Date;
  customer: Addressee;
  fullName: string;
  phone: string;
  address: string;
  thana: string;
  district: string;
  country: string;
  itemsPrice: number;
  shippingPrice: number;
  totalPrice: number;
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
