/** Webhooks: what admins set, and whether they fail. */
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { WebhookForm } from '#domain/webhooks.schema.ts';
import { LISTED_DELIVERIES, type WebhookEvent } from '#domain/webhooks.ts';
import type { Database } from '#server/database/connect.ts';

export interface StoredDelivery {
  _id: string;
  event: string;
  state: 'queued' | 'sent' | 'dropped';
  attempts: number;
  status: number | null;
  note: string;
  queuedAt: string;
  triedAt: string | null;
  nextAt: string | null;
}

export interface StoredWebhook {
  _id: string;
  url: string;
  events: WebhookEvent[];
  active: boolean;
  failingSince: Date | null;
  switchedOffAt: Date | null;
  changedAt: Date;
  deliveries: StoredDelivery[];
}

const utc = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Oldest first. */
export async function listWebhooks(db: Database, id: string | null = null): Promise<StoredWebhook[]> {
  const { rows } = await sql<StoredWebhook>`
    select w.id as _id, w.url, w.events, w.active, w.failing_since as "failingSince",
           w.switched_off_at as "switchedOffAt", w.updated_at as "changedAt", coalesce(d.list, '[]') as deliveries
    from webhooks w left join lateral (
      select json_agg(json_build_object('_id', n.id, 'event', n.event, 'state', n.state, 'attempts', n.attempts,
        'status', n.status, 'note', n.note, 'queuedAt', ${utc('n.queued_at')}, 'triedAt', ${utc('n.tried_at')},
        'nextAt', ${utc('n.next_at')}) order by n.queued_at desc, n.id desc) as list
      from (select * from webhook_deliveries where webhook_id = w.id
            order by queued_at desc, id desc limit ${LISTED_DELIVERIES}) n
    ) d on true
    where ${id}::uuid is null or w.id = ${id}::uuid
    order by w.created_at, w.id`.execute(db);
  return rows;
}

/** Locks all webhooks, so that concurrent calls count one after the other. */
export async function countWebhooks(trx: Database): Promise<number> {
  await sql`lock table webhooks in share row exclusive mode`.execute(trx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from webhooks`.execute(trx);
  return rows[0]?.count ?? 0;
}

export async function insertWebhook(
  trx: Database,
  webhook: WebhookForm & { id: string; secret: string; now: Date },
): Promise<void> {
  const { now, ...row } = webhook;
  await trx
    .insertInto('webhooks')
    .values({ ...row, created_at: now, updated_at: now })
    .execute();
}

export interface LockedWebhook extends WebhookForm {
  secret: string;
  changedAt: Date;
}

export async function lockWebhook(trx: Database, id: string): Promise<LockedWebhook | null> {
  const { rows } = await sql<LockedWebhook>`
    select url, events, active, secret, updated_at as "changedAt" from webhooks where id = ${id} for update`.execute(
    trx,
  );
  return rows[0] ?? null;
}

/** What failed before is forgotten when an admin saves it. */
export async function updateWebhook(
  trx: Database,
  id: string,
  { webhook, now }: { webhook: WebhookForm; now: Date },
): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ ...webhook, failing_since: null, switched_off_at: null, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteWebhookRow(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('webhooks').where('id', '=', id).execute();
}

export async function replaceSecret(
  trx: Database,
  id: string,
  { secret, former, until }: { secret: string; former: string; until: Date },
): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ secret, former_secret: former, former_until: until })
    .where('id', '=', id)
    .execute();
}

/** Ends the count of failures. */
export async function noteSuccess(trx: Database, webhook: string): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', webhook)
    .where('failing_since', 'is not', null)
    .execute();
}

/** Since when it fails without a success. */
export async function noteFailure(trx: Database, webhook: string, now: Date): Promise<Date> {
  const { rows } = await sql<{ since: Date }>`
    update webhooks set failing_since = coalesce(failing_since, ${now}) where id = ${webhook}
    returning failing_since as since`.execute(trx);
  return rows[0]?.since ?? now;
}

/** Returns the subject of the email about it. Null if it was off already. */
export async function switchOff(trx: Database, webhook: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ mail: string }>`
    update webhooks set active = false, switched_off_at = ${now}, updated_at = ${now}, mail_id = ${newId()}
    where id = ${webhook} and active returning mail_id as mail`.execute(trx);
  return rows[0]?.mail ?? null;
}

export async function findSwitchedOff(db: Database, mailId: string): Promise<{ url: string } | null> {
  const row = await db
    .selectFrom('webhooks')
    .select('url')
    .where('mail_id', '=', mailId)
    .where('switched_off_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}
