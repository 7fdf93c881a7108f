/** The SMS as admins see them. The day of an SMS is the one on which it was counted, or else asked for. */
import { type RawBuilder, sql } from 'kysely';
import { startOfDay, startOfNextDay } from '#domain/dayLimits.ts';
import type { SmsKind, SmsState } from '#domain/sms.ts';
import { smsNote } from '#domain/smsNotes.ts';
import type { Database } from '#server/database/connect.ts';
import type { Language } from '#texts/language.ts';

const at = sql`coalesce(counted_at, queued_at)`;

/** What the customer did not want has not failed. Older rows have the sentence. */
const unwanted = sql.join([smsNote('unwanted'), 'the customer wants no SMS']);

export interface SmsDay {
  day: string;
  sent: number;
  segments: number;
  /** Poisha. Also of what failed, if the gateway may have billed it. */
  cost: number;
  /** Without what the customer did not want. */
  failed: number;
  waiting: number;
}

/** The days since this one that have any, newest first. */
export async function smsDays(db: Database, since: string): Promise<SmsDay[]> {
  const { rows } = await sql<SmsDay>`
    select to_char(${at} at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day,
           (count(*) filter (where state = 'sent'))::int as sent,
           coalesce(sum(segments) filter (where state = 'sent'), 0)::int as segments,
           coalesce(sum(cost) filter (where state <> 'queued'), 0)::int as cost,
           (count(*) filter (where state = 'dropped' and note not in (${unwanted})))::int as failed,
           (count(*) filter (where state = 'queued'))::int as waiting
    from sms_messages where ${at} >= ${startOfDay(since)} group by 1 order by 1 desc`.execute(db);
  return rows;
}

export async function segmentsSince(db: Database, day: string): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(segments), 0)::int as used from sms_messages where counted_at >= ${startOfDay(day)}`.execute(
    db,
  );
  return rows[0]?.used ?? 0;
}

export interface SmsRow {
  id: string;
  at: Date;
  kind: SmsKind;
  state: SmsState;
  phone: string | null;
  language: Language | null;
  text: string;
  segments: number;
  /** Poisha. */
  cost: number;
  note: string;
  orderId: string | null;
  orderNumber: string | null;
}

interface SmsFilter {
  day: string;
  kind?: SmsKind;
  state?: SmsState;
}

const conditions = ({ day, kind, state }: SmsFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`${at} >= ${startOfDay(day)} and ${at} < ${startOfNextDay(day)}`,
      ...(kind ? [sql`kind = ${kind}`] : []),
      ...(state ? [sql`state = ${state}`] : []),
    ],
    sql` and `,
  );

/** Newest first. */
export async function smsOfDay(
  db: Database,
  filter: SmsFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SmsRow[]; total: number }> {
  const [page, counted] = await Promise.all([
    sql<SmsRow>`
      select m.kind || ' ' || m.subject_id as id, m.at, m.kind, m.state, m.phone, m.language, m.text, m.segments, m.cost,
             m.note, o.id as "orderId", o.order_number as "orderNumber"
      from (
        select *, ${at} as at from sms_messages where ${conditions(filter)}
        order by ${at} desc, kind, subject_id limit ${limit} offset ${offset}
      ) m left join order_changes c on m.kind = 'orderEdited' and c.mail_id = m.subject_id
      left join order_returns t on m.kind = 'orderRefunded' and t.id = m.subject_id
      left join orders o on o.id = coalesce(c.order_id, t.order_id, m.subject_id) and m.kind like 'order%'
      order by m.at desc, m.kind, m.subject_id`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from sms_messages where ${conditions(filter)}`.execute(db),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}
