/** Alerts when a product is back: asking, confirming, and the queue of those who wait. */
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Choice } from '#domain/stock.ts';
import { ALERT_DAYS } from '#domain/stockAlerts.ts';
import type { Database } from '#server/database/connect.ts';
import { productNameNow } from '#server/products/productNameQueries.ts';
import { languageNow } from '#texts/language.ts';

/** An account, or the address of a guest. */
export type Recipient = { userId: string; email: null } | { userId: null; email: string };

/** For `a` (stock_alerts). Older ones have expired, even if they are not deleted yet. */
const notExpired = (now: Date) =>
  sql`a.asked_at > ${now}::timestamptz - make_interval(days => ${ALERT_DAYS})`;

export async function countWaiting(db: Database, { userId, email }: Recipient, now: Date): Promise<number> {
  const { rows } = await sql<{ alerts: number }>`
    select count(*)::int as alerts from stock_alerts a
    where a.notified_at is null and ${notExpired(now)}
      and ${userId === null ? sql`a.email = ${email}` : sql`a.user_id = ${userId}`}`.execute(db);
  return rows[0]?.alerts ?? 0;
}

/** Whether somebody who reads this address has pressed a link before. */
export async function isConfirmedEmail(db: Database, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from stock_alerts where email = ${email} and confirmed_at is not null limit 1`.execute(db);
  return rows.length > 0;
}

interface NewAlert {
  productId: string;
  choice: Choice;
  recipient: Recipient;
  isConfirmed: boolean;
  now: Date;
}

/**
 * Null if the recipient waits for this already. An alert that was never confirmed is replaced, so that its link is sent
 * again.
 */
export async function insertAlert(trx: Database, alert: NewAlert): Promise<string | null> {
  const { productId, recipient, isConfirmed, now } = alert;
  const { selectedSize: size, selectedColor: colour } = alert.choice;
  await sql`
    delete from stock_alerts where email = ${recipient.email} and product_id = ${productId}
      and size is not distinct from ${size} and colour is not distinct from ${colour} and confirmed_at is null`.execute(
    trx,
  );
  const { rows } = await sql<{ id: string }>`
    insert into stock_alerts (id, product_id, size, colour, user_id, email, language, asked_at, confirmed_at)
    values (${newId()}, ${productId}, ${size}, ${colour}, ${recipient.userId}, ${recipient.email}, ${languageNow()}, ${now},
            ${isConfirmed ? now : null})
    on conflict do nothing returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

export interface KnownAlert {
  id: string;
  productId: string;
  userId: string | null;
  email: string | null;
  isConfirmed: boolean;
}

/** Finds and locks the alert of a link in an email. Null if it was stopped, or has expired and was deleted. */
export async function findAlertByToken(trx: Database, tokenHash: Buffer): Promise<KnownAlert | null> {
  const { rows } = await sql<KnownAlert>`
    select a.id, a.product_id as "productId", a.user_id as "userId", a.email, a.confirmed_at is not null as "isConfirmed"
    from stock_alert_tokens t join stock_alerts a on a.id = t.alert_id
    where t.token_hash = ${tokenHash} for update of a`.execute(trx);
  return rows[0] ?? null;
}

export async function storeAlertToken(db: Database, alertId: string, tokenHash: Buffer): Promise<void> {
  await db.insertInto('stock_alert_tokens').values({ token_hash: tokenHash, alert_id: alertId }).execute();
}

export async function confirmAlert(trx: Database, id: string, now: Date): Promise<void> {
  await trx.updateTable('stock_alerts').set({ confirmed_at: now }).where('id', '=', id).execute();
}

/** Also forgets that the address was confirmed. */
export async function removeAlertsOf(trx: Database, { userId, email }: KnownAlert): Promise<void> {
  const removal = trx.deleteFrom('stock_alerts');
  await (userId === null
    ? removal.where('email', '=', email)
    : removal.where('user_id', '=', userId)
  ).execute();
}

export interface OwnAlertRow {
  id: string;
  productId: string;
  name: string;
  image: string | null;
  size: string | null;
  colour: string | null;
  askedAt: Date;
}

/** Those that wait, newest first. */
export async function alertsOf(db: Database, userId: string, now: Date): Promise<OwnAlertRow[]> {
  const { rows } = await sql<OwnAlertRow>`
    select a.id, p.id as "productId", ${productNameNow()} as name, a.size, a.colour, a.asked_at as "askedAt",
           (select i.url from product_images i where i.product_id = p.id order by i.position limit 1) as image
    from stock_alerts a join products p on p.id = a.product_id
    where a.user_id = ${userId} and a.notified_at is null and ${notExpired(now)}
    order by a.asked_at desc, a.id desc`.execute(db);
  return rows;
}

/** False when the caller has no such alert. */
export async function removeAlert(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('stock_alerts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('notified_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How many confirmed alerts wait for each of these products. Products without any are left out. */
export async function waitingOf(
  db: Database,
  productIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; waiting: number }>`
    select a.product_id as id, count(*)::int as waiting from stock_alerts a
    where a.product_id = any(${[...productIds]}::uuid[]) and a.notified_at is null and a.confirmed_at is not null
      and ${notExpired(now)}
    group by a.product_id`.execute(db);
  return new Map(rows.map(({ id, waiting }) => [id, waiting]));
}
