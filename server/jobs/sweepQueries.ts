/** Deletes expired rows in small steps, so that no statement holds locks for long or delays vacuum. */
import { type RawBuilder, sql } from 'kysely';
import { daysBefore } from '#domain/dates.ts';
import { SESSION_DAYS, SESSION_DAYS_UNUSED } from '#domain/sessions.ts';
import { ALERT_DAYS, CONFIRM_DAYS } from '#domain/stockAlerts.ts';
import type { Database } from '#server/database/connect.ts';

/** How long rows are stored that are no longer needed. */
const days = {
  /** An expired code is useless. */
  code: 1,
  /** Setting up a second factor must be finished within an hour. */
  setUp: 1,
  /** A changed email can be undone within 7 days. Later its link shows that it has expired. */
  notice: 30,
  /** A client repeats a request within minutes. */
  idempotencyKey: 7,
  /** The row prevents a second email or SMS about the same event. After a year no order changes any more. */
  mail: 365,
  /** Admins look at the last ones. */
  webhookDelivery: 30,
  /** Somebody must find the fault. A rebuild of the projections repairs what the event did not change. */
  failedEvent: 90,
} as const;

/** Such a step takes some milliseconds. */
const rowsAtOnce = 2_000;

interface Expired {
  table: string;
  where: RawBuilder<boolean>;
}

function expiredAt(now: Date): Expired[] {
  const ago = (count: number) => daysBefore(now, count);
  return [
    { table: 'sessions', where: sql`last_used_at < ${ago(SESSION_DAYS_UNUSED)}` },
    { table: 'sessions', where: sql`created_at < ${ago(SESSION_DAYS)}` },
    { table: 'reset_codes', where: sql`expires_at < ${ago(days.code)}` },
    { table: 'account_notices', where: sql`at < ${ago(days.notice)}` },
    {
      table: 'second_factors',
      where: sql`created_at < ${ago(days.setUp)}
        and not exists (select from users u where u.id = user_id and u.second_factor_id = second_factors.id)`,
    },
    { table: 'idempotency_keys', where: sql`created_at < ${ago(days.idempotencyKey)}` },
    { table: 'rate_limits', where: sql`expire < ${now.getTime()}` },
    { table: 'mails', where: sql`queued_at < ${ago(days.mail)} and state <> 'queued'` },
    { table: 'phone_codes', where: sql`expires_at < ${ago(days.code)}` },
    {
      table: 'sms_messages',
      where: sql`coalesce(counted_at, queued_at) < ${ago(days.mail)} and queued_at < ${ago(days.mail)} and state <> 'queued'`,
    },
    { table: 'sms_limit_days', where: sql`day < ${ago(days.mail)}::date` },
    { table: 'stock_alerts', where: sql`asked_at < ${ago(ALERT_DAYS)}` },
    { table: 'stock_alerts', where: sql`asked_at < ${ago(CONFIRM_DAYS)} and confirmed_at is null` },
    { table: 'webhook_deliveries', where: sql`queued_at < ${ago(days.webhookDelivery)}` },
    { table: 'outbox', where: sql`recorded_at < ${ago(days.failedEvent)} and error is not null` },
  ];
}

/** Stops after the current step when the signal is aborted. The next sweep continues. */
export async function deleteOutdated(db: Database, now: Date, signal: AbortSignal): Promise<void> {
  for (const expired of expiredAt(now)) {
    let deleted = rowsAtOnce;
    while (deleted === rowsAtOnce && !signal.aborted) deleted = await deleteSome(db, expired);
  }
}

/** The condition is checked twice, because a row can be used again after it was selected. */
async function deleteSome(db: Database, { table, where }: Expired): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)}
    where ctid = any(array(select ctid from ${sql.table(table)} where ${where} limit ${rowsAtOnce})) and ${where}`.execute(
    db,
  );
  return Number(numAffectedRows);
}
