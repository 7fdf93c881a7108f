/**
 * The task behind a login by phone: makes the code and sends it. The code is made here so that it exists only in the SMS.
 * Its ten minutes start when it is sent.
 */
import { PHONE_CODE_MINUTES } from '#domain/phoneLogin.ts';
import { HIDDEN_CODE } from '#domain/sms.ts';
import { signInCodeSms } from '#domain/smsLinks.ts';
import { smsNote } from '#domain/smsNotes.ts';
import { findCodeSentAt, markPhoneCodeSent, storePhoneCode } from '#server/accounts/phoneCodeQueries.ts';
import { hashCode, isSatisfied, makeCode, oneAtATime } from '#server/accounts/sentCodes.ts';
import type { Database } from '#server/database/connect.ts';
import { inLanguageOf } from '#server/inLanguageOf.ts';
import type { JobRun, Task, Tasks } from '#server/jobs/tasks.ts';
import { retry } from '#server/mail/sendMail.ts';
import { deliverSms, drop, type SmsContext, smsShopOf } from './deliverSms.ts';
import { findQueuedSms, recordSms } from './smsQueries.ts';

type Request = Tasks['sendPhoneCode'];

const minutes = (count: number): number => count * 60_000;
/** After this time the user has given up or asked again. */
const waitMs = minutes(PHONE_CODE_MINUTES);

export const sendPhoneCode =
  (context: SmsContext): Task<'sendPhoneCode'> =>
  (request, run) =>
    oneAtATime(context.db, `phone code ${request.phone}`, (lockedDb) =>
      send(lockedDb, request, context, run),
    );

async function send(lockedDb: Database, request: Request, context: SmsContext, run: JobRun): Promise<void> {
  const askedAt = new Date(request.askedAt);
  const now = context.clock();
  const sentAt = await findCodeSentAt(lockedDb, request.phone);
  if (isSatisfied(askedAt, sentAt, now)) return;
  const cause = { kind: 'signInCode', subject: request.request } as const;
  await recordSms(lockedDb, [cause]);
  const queued = await findQueuedSms(lockedDb, cause);
  if (!queued) return;
  if (now.getTime() - askedAt.getTime() > waitMs) {
    await drop(cause, smsNote('tooLate'), context, run);
    return;
  }
  await sendCode(request, { ...cause, ...queued }, context, run);
}

/** An SMS that the limit refuses leaves the code valid that the customer has. */
async function sendCode(
  { phone, language }: Request,
  cause: Parameters<typeof deliverSms>[0],
  context: SmsContext,
  run: JobRun,
): Promise<void> {
  const { db, clock } = context;
  const code = makeCode();
  const codeHash = await hashCode(code);
  const now = clock();
  const expiresAt = new Date(now.getTime() + minutes(PHONE_CODE_MINUTES));
  const shop = smsShopOf(await context.shopSettings(), context.publicUrl);
  const text = inLanguageOf(language, () => signInCodeSms({ code, shop }));
  const storeCode = (trx: Database) => storePhoneCode(trx, { phone, codeHash, now, expiresAt });
  const written = { phone, language, text, shown: text.replaceAll(code, HIDDEN_CODE), storeCode };
  const isSent = await deliverSms(cause, written, context, run);
  if (isSent) await retry(() => markPhoneCodeSent(db, { phone, codeHash }, clock()));
}
