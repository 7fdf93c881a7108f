/**
 * Sends one SMS once: a lock lets only one process do it, its segments are counted against the limit of the day right
 * before, and it is marked right after. One gap remains, as with emails: if the process dies, or the connection to the
 * gateway breaks, after the gateway accepted the SMS and before it is marked, it is sent again, under the same key. A code is
 * another one in each attempt, so it has another key.
 */
import { v7 as newId } from 'uuid';
import { dhakaDay } from '#domain/dates.ts';
import { startOfNextDay } from '#domain/dayLimits.ts';
import { toLatinDigits } from '#domain/digits.ts';
import { toPoisha } from '#domain/money.ts';
import type { ShopSettings } from '#domain/settings.ts';
import { smsNote } from '#domain/smsNotes.ts';
import { smsSegments } from '#domain/smsSegments.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { queueJob } from '#server/jobs/jobQueries.ts';
import type { JobRun } from '#server/jobs/tasks.ts';
import { queueMails } from '#server/mail/mailQueries.ts';
import type { Delivery } from '#server/mail/mailTransport.ts';
import { retry } from '#server/mail/sendMail.ts';
import type { Language } from '#texts/language.ts';
import type { SmsShop } from '#texts/smsMessages.ts';
import { countSms, firstOverLimit, noteWaiting, type SmsCause, settleSms } from './smsQueries.ts';
import { GatewayFailure, type SmsTransport } from './smsTransport.ts';

/** What a task needs to write and send SMS. */
export interface SmsContext {
  db: Database;
  transport: SmsTransport;
  publicUrl: string;
  clock: () => Date;
  /** The shop's current settings. */
  shopSettings: () => Promise<ShopSettings>;
}

/** A digit of another alphabet would make an English SMS more than twice as long. */
export const smsShopOf = ({ name, nameBangla, phone }: ShopSettings, url: string): SmsShop => ({
  name,
  nameBangla,
  phone: toLatinDigits(phone),
  url,
});

export interface WrittenSms {
  phone: string;
  language: Language;
  text: string;
  /** What is stored of the text: without codes and tokens. */
  shown: string;
  /** Stores the code of the text, once the limit of the day allows it. Absent: each attempt sends the same text. */
  storeCode?: (trx: Database) => Promise<void>;
}

/** True if it was sent. Throws if it is to be tried again. The caller holds the lock of this SMS. */
export async function deliverSms(
  cause: SmsCause & { queuedAt: Date },
  written: WrittenSms,
  context: SmsContext,
  run: JobRun,
): Promise<boolean> {
  const counted = await count(cause, written, context);
  if (counted === 'dayLimit') return waitForTomorrow(cause, context, run);
  if (counted === 'phoneLimit') return drop(cause, smsNote('phoneLimit'), context, run);
  const { kind, subject, queuedAt: at } = cause;
  const trigger = { kind, subject: written.storeCode ? `${subject} ${run.attempt}` : subject, at };
  const sms = { trigger, to: written.phone, text: written.text };
  const delivery = await attempt(() => context.transport.deliver(sms, run.signal), run);
  if (delivery.state === 'refused') return drop(cause, delivery.why, context, run, delivery.isBilled);
  await retry(() =>
    settleSms(context.db, cause, { state: 'sent', note: '', now: context.clock(), isBilled: true }),
  );
  return true;
}

async function attempt(
  deliver: () => Promise<Delivery>,
  run: JobRun,
): Promise<Delivery & { isBilled?: boolean }> {
  try {
    return await deliver();
  } catch (error) {
    if (!run.isLastAttempt) throw error;
    const isOfGateway = error instanceof GatewayFailure;
    const why = isOfGateway ? error.note : (error as Error).message;
    const isBilled = isOfGateway && error.isBilled;
    return { state: 'refused', why: smsNote('givenUp', run.attempt, why), isBilled };
  }
}

async function count(cause: SmsCause, written: WrittenSms, context: SmsContext) {
  const { phone, language, text, shown, storeCode } = written;
  const { sms } = await context.shopSettings();
  const segments = smsSegments(text);
  const cost = segments * toPoisha(sms.segmentPrice);
  const now = context.clock();
  const counted = { ...cause, phone, language, shown, segments, cost };
  return inTransaction(context.db, async (trx) => {
    const outcome = await countSms(trx, counted, { dayLimit: sms.dayLimit, now });
    if (outcome === 'counted') await storeCode?.(trx);
    return outcome;
  });
}

/** False: it will not be sent. */
export async function drop(
  cause: SmsCause,
  note: string,
  { db, clock }: SmsContext,
  { log }: Pick<JobRun, 'log'>,
  isBilled = false,
): Promise<false> {
  log.warn({ sms: cause.kind, about: cause.subject, why: note }, 'SMS dropped');
  await retry(() => settleSms(db, cause, { state: 'dropped', note, now: clock(), isBilled }));
  return false;
}

/** At nine in Dhaka: nobody wants to be woken by an SMS. */
const morningAfter = (day: string): Date => new Date(startOfNextDay(day).getTime() + 9 * 60 * 60 * 1000);

/** A code is useless tomorrow. */
async function waitForTomorrow(cause: SmsCause, context: SmsContext, run: JobRun): Promise<false> {
  const { db, clock } = context;
  const today = dhakaDay(clock());
  if (cause.kind !== 'backInStock') await tellOwner(db, today);
  if (cause.kind === 'signInCode') return drop(cause, smsNote('dayLimit'), context, run);
  const { kind, subject } = cause;
  await inTransaction(db, async (trx) => {
    await noteWaiting(trx, cause, smsNote('waiting'));
    await queueJob(trx, 'sendSms', { kind, subject }, { runAt: morningAfter(today) });
  });
  return false;
}

/** Once a day. Alerts stop earlier, so that orders and codes go on, and that is no news. */
const tellOwner = (db: Database, day: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const mailId = newId();
    if (!(await firstOverLimit(trx, day, mailId))) return;
    await queueMails(trx, [{ kind: 'smsLimitReached', subject: mailId }]);
  });
