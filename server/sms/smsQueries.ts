/** The outcome of each SMS, and what was counted against the limit of the day. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { dhakaDay } from '#domain/dates.ts';
import { startOfDay } from '#domain/dayLimits.ts';
import { MAX_SMS_PER_PHONE, type SmsKind, smsKinds, storedStopLink } from '#domain/sms.ts';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { queueJobs } from '#server/jobs/jobQueries.ts';
import type { Language } from '#texts/language.ts';

/** The cause of an SMS. */
export interface SmsCause {
  kind: SmsKind;
  subject: string;
}

/** Returns those that were not recorded before. */
export async function recordSms(trx: Database, caused: readonly SmsCause[]): Promise<SmsCause[]> {
  const recording = sql<SmsCause>`
    insert into sms_messages (kind, subject_id)
    select * from json_to_recordset(${JSON.stringify(caused)}::json) as c (kind text, subject uuid)
    on conflict do nothing returning kind, subject_id as subject`;
  return (await executePrepared(trx, recording)).rows;
}

/** Records SMS and queues the job that sends each. One that was recorded before is not sent again. */
export async function queueSms(trx: Database, caused: readonly SmsCause[]): Promise<void> {
  const recorded = caused.length > 0 ? await recordSms(trx, caused) : [];
  if (recorded.length > 0) await queueJobs(trx, 'sendSms', recorded);
}

/** When the cause happened, while its SMS is still queued. Null otherwise. */
export async function findQueuedSms(
  db: Database,
  { kind, subject }: SmsCause,
): Promise<{ queuedAt: Date } | null> {
  const queued = db
    .selectFrom('sms_messages')
    .select('queued_at as queuedAt')
    .where('kind', '=', kind)
    .where('subject_id', '=', subject)
    .where('state', '=', 'queued');
  const { rows } = await executePrepared(db, queued);
  return rows[0] ?? null;
}

export async function settleSms(
  db: Database,
  { kind, subject }: SmsCause,
  outcome: { state: 'sent' | 'dropped'; note: string; now: Date; isBilled: boolean },
): Promise<void> {
  const settling = db
    .updateTable('sms_messages')
    .set({
      state: outcome.state,
      note: outcome.note,
      settled_at: outcome.now,
      ...(!outcome.isBilled && { cost: 0 }),
    })
    .where('kind', '=', kind)
    .where('subject_id', '=', subject)
    .where('state', '=', 'queued');
  await executePrepared(db, settling);
}

export async function noteWaiting(db: Database, { kind, subject }: SmsCause, note: string): Promise<void> {
  await db
    .updateTable('sms_messages')
    .set({ note })
    .where('kind', '=', kind)
    .where('subject_id', '=', subject)
    .execute();
}

export interface CountedSms extends SmsCause {
  phone: string;
  language: Language;
  /** As it is stored: without codes and tokens. */
  shown: string;
  segments: number;
  /** Poisha. */
  cost: number;
}

/** Held until the transaction ends: sums of the day are counted one after the other. */
const lockCount = sql`select pg_advisory_xact_lock(hashtextextended('sms of the day', 0))`;

/**
 * Counts an SMS against the limit of the day, or says why it may not be sent now. Another attempt to send the same SMS is
 * not counted again.
 */
export async function countSms(
  trx: Database,
  sms: CountedSms,
  { dayLimit, now }: { dayLimit: number; now: Date },
): Promise<'counted' | 'dayLimit' | 'phoneLimit'> {
  await executePrepared(trx, lockCount);
  const { rows } = await sql<{ used: number; codes: number; ofPhone: number; isCounted: boolean }>`
    select coalesce(sum(segments), 0)::int as used,
           coalesce(sum(segments) filter (where kind = 'signInCode'), 0)::int as codes,
           (count(*) filter (where phone = ${sms.phone} and kind <> 'signInCode'))::int as "ofPhone",
           coalesce(bool_or(kind = ${sms.kind} and subject_id = ${sms.subject}), false) as "isCounted"
    from sms_messages where counted_at >= ${startOfDay(dhakaDay(now))}`.execute(trx);
  const { used = 0, codes = 0, ofPhone = 0, isCounted = false } = rows[0] ?? {};
  if (!isCounted) {
    const { share, shareOf, canBeStopped } = smsKinds[sms.kind];
    const counted = { codes, allButCodes: used - codes, all: used }[shareOf];
    const isOverShare = counted + sms.segments > Math.floor(dayLimit * share);
    if (isOverShare || used + sms.segments > dayLimit) return 'dayLimit';
    if (canBeStopped && ofPhone >= MAX_SMS_PER_PHONE) return 'phoneLimit';
  }
  const counting = sql`
    update sms_messages
    set phone = ${sms.phone}, language = ${sms.language}, text = ${sms.shown}, segments = ${sms.segments},
        cost = ${sms.cost}, note = '', counted_at = ${isCounted ? sql`counted_at` : sql`${now}::timestamptz`}
    where kind = ${sms.kind} and subject_id = ${sms.subject}`;
  await executePrepared(trx, counting);
  return 'counted';
}

/** '2026-11-25', the day that an email is about. */
export async function findSmsLimitDay(db: Database, mailId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from sms_limit_days where mail_id = ${mailId}`.execute(db);
  return rows[0]?.day ?? null;
}

/** True for the first call of a day. */
export async function firstOverLimit(trx: Database, day: string, mailId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into sms_limit_days (day, mail_id) values (${day}, ${mailId}) on conflict do nothing returning day`.execute(
    trx,
  );
  return rows.length > 0;
}

const tokenBytes = 9;

export interface SmsRecipient {
  stopToken: string;
  isStopped: boolean;
  /** No other SMS to this phone has contained its link. */
  isFirst: boolean;
}

/**
 * The link of a phone, made when it is first needed. An SMS that already had the link in an attempt has it in the next:
 * the gateway gets the same text under the same key.
 */
export async function smsRecipient(
  db: Database,
  phone: string,
  { kind, subject }: SmsCause,
): Promise<SmsRecipient> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const finding = sql<SmsRecipient>`
    insert into sms_recipients (phone, stop_token) values (${phone}, ${token})
    on conflict (phone) do update set phone = excluded.phone
    returning stop_token as "stopToken", stopped_at is not null as "isStopped", coalesce(
      (select bool_or(kind = ${kind} and subject_id = ${subject}) from sms_messages m
       where m.phone = sms_recipients.phone and state <> 'dropped' and position(${storedStopLink} in text) > 0),
      true) as "isFirst"`;
  const [row] = (await executePrepared(db, finding)).rows;
  if (!row) throw new Error('a phone has no link');
  return row;
}

/** False for an unknown link, too. */
export async function isStoppedBy(db: Database, stopToken: string): Promise<boolean> {
  const found = await db
    .selectFrom('sms_recipients')
    .select('stopped_at')
    .where('stop_token', '=', stopToken)
    .executeTakeFirst();
  return Boolean(found?.stopped_at);
}

/** False for an unknown link. */
export async function setStopped(db: Database, stopToken: string, stoppedAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sms_recipients')
    .set({ stopped_at: stoppedAt })
    .where('stop_token', '=', stopToken)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The owner of a confirmed phone wants SMS again. */
export async function startAgain(trx: Database, phone: string): Promise<void> {
  await trx.updateTable('sms_recipients').set({ stopped_at: null }).where('phone', '=', phone).execute();
}
