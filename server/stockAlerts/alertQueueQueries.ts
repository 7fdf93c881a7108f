/** The queue of those who wait for a product, in the order in which they asked. */

import { sql } from 'kysely';
import type { Choice } from '#domain/stock.ts';
import { ALERT_DAYS } from '#domain/stockAlerts.ts';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { productNameIn } from '#server/products/productNameQueries.ts';
import type { Language } from '#texts/language.ts';

const waits = (now: Date) => sql`
  a.notified_at is null and a.confirmed_at is not null
  and a.asked_at > ${now}::timestamptz - make_interval(days => ${ALERT_DAYS})`;

/** Those of the products that somebody waits for. */
export async function productsWaitedFor(db: Database, ids: readonly string[]): Promise<string[]> {
  const awaited = sql<{ id: string }>`
    select id from unnest(${[...ids]}::uuid[]) as changed (id)
    where exists (
      select from stock_alerts a
      where a.product_id = changed.id and a.notified_at is null and a.confirmed_at is not null)`;
  const { rows } = await executePrepared(db, awaited);
  return rows.map(({ id }) => id);
}

/** The different choices that are waited for. */
export async function choicesWaitedFor(db: Database, productId: string, now: Date): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select distinct a.size as "selectedSize", a.colour as "selectedColor" from stock_alerts a
    where a.product_id = ${productId} and ${waits(now)}`.execute(db);
  return rows;
}

/**
 * Ends the alerts of the next who wait for one of these choices, and returns them. An alert that another transaction is
 * ending or removing is left to it.
 */
export async function endNextAlerts(
  trx: Database,
  productId: string,
  { choices, limit, now }: { choices: readonly Choice[]; limit: number; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with next as (
      select a.id from stock_alerts a
      where a.product_id = ${productId} and ${waits(now)} and exists (
        select from json_to_recordset(${JSON.stringify(choices)}::json) as c ("selectedSize" text, "selectedColor" text)
        where c."selectedSize" is not distinct from a.size and c."selectedColor" is not distinct from a.colour)
      order by a.asked_at, a.id limit ${limit} for update skip locked
    )
    update stock_alerts set notified_at = ${now} from next where stock_alerts.id = next.id
    returning stock_alerts.id`.execute(trx);
  // Ids are in the order of time.
  return rows.map(({ id }) => id).sort();
}

/** Those of accounts with a confirmed phone, which also get an SMS. */
export async function alertsWithPhone(trx: Database, alerts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from stock_alerts a join users u on u.id = a.user_id
    where a.id = any(${[...alerts]}::uuid[]) and u.phone_verified_at is not null and u.wants_sms and u.is_active`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** What an SMS about an alert says. Null if its account has no confirmed phone any longer. */
export interface SmsAlert {
  phone: string;
  language: Language;
  isWanted: boolean;
  product: { id: string; name: string };
  size: string | null;
  colour: string | null;
}

export async function findSmsAlert(db: Database, id: string): Promise<SmsAlert | null> {
  const { rows } = await sql<SmsAlert>`
    select u.phone, u.language, u.wants_sms as "isWanted", a.size, a.colour,
           json_build_object('id', p.id, 'name', ${productNameIn(sql`u.language`)}) as product
    from stock_alerts a join products p on p.id = a.product_id join users u on u.id = a.user_id
    where a.id = ${id} and u.phone_verified_at is not null and u.is_active`.execute(db);
  return rows[0] ?? null;
}

/** What an email about an alert says. */
export interface MailedAlert {
  /** The account's language, or for a guest that of the page. */
  language: Language;
  id: string;
  /** Null if the account is no longer active. */
  email: string | null;
  product: { id: string; name: string };
  size: string | null;
  colour: string | null;
  /** Waits for the press on its link. */
  isUnconfirmed: boolean;
}

export async function findMailedAlert(db: Database, id: string): Promise<MailedAlert | null> {
  const { rows } = await sql<MailedAlert>`
    select a.id, a.size, a.colour, a.confirmed_at is null as "isUnconfirmed",
           coalesce(u.language, a.language) as language,
           json_build_object('id', p.id, 'name', ${productNameIn(sql`coalesce(u.language, a.language)`)}) as product,
           case when a.user_id is null then a.email when u.is_active then u.email end as email
    from stock_alerts a join products p on p.id = a.product_id left join users u on u.id = a.user_id
    where a.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
