/** The task that sends one SMS about an order or an alert: finds the queued cause, writes the text and delivers it. */
import { addressIn } from '#domain/languageAddresses.ts';
import { HIDDEN_TOKEN, smsKinds, stopSmsPath } from '#domain/sms.ts';
import { withStopLink } from '#domain/smsLinks.ts';
import { smsNote } from '#domain/smsNotes.ts';
import type { Database } from '#server/database/connect.ts';
import { inLanguageOf } from '#server/inLanguageOf.ts';
import { withNamedLock } from '#server/jobs/jobQueries.ts';
import type { Task } from '#server/jobs/tasks.ts';
import { type ComposedSms, composeSms } from './composeSms.ts';
import { deliverSms, drop, type SmsContext, smsShopOf, type WrittenSms } from './deliverSms.ts';
import { findQueuedSms, type SmsCause, type SmsRecipient, smsRecipient } from './smsQueries.ts';

export const sendSms =
  (context: SmsContext): Task<'sendSms'> =>
  (payload, run) => {
    const cause = payload as SmsCause;
    return withNamedLock(context.db, `sms ${cause.kind} ${cause.subject}`, async (lockedDb) => {
      const queued = await findQueuedSms(lockedDb, cause);
      if (!queued) return;
      const written = await write(lockedDb, cause, context);
      if (typeof written === 'string') await drop(cause, written, context, run);
      else await deliverSms({ ...cause, ...queued }, written, context, run);
    });
  };

/** Why it is not sent, as a note, or the text. */
async function write(
  lockedDb: Database,
  cause: SmsCause,
  { shopSettings, publicUrl }: SmsContext,
): Promise<WrittenSms | string> {
  const shop = smsShopOf(await shopSettings(), publicUrl);
  const composed = await composeSms(lockedDb, cause, shop);
  if (!composed) return smsNote('outdated');
  if (!smsKinds[cause.kind].canBeStopped) return { ...composed, shown: composed.text };
  const recipient = await smsRecipient(lockedDb, composed.phone, cause);
  if (recipient.isStopped || !composed.isWanted) return smsNote('unwanted');
  return withLink(composed, publicUrl, recipient);
}

function withLink(
  { isWanted: _, ...composed }: ComposedSms,
  publicUrl: string,
  { stopToken, isFirst }: SmsRecipient,
): WrittenSms {
  const { language } = composed;
  const stopUrl = `${publicUrl}${addressIn(language, stopSmsPath)}#${stopToken}`;
  const text = inLanguageOf(language, () => withStopLink(composed.text, stopUrl, isFirst));
  return { ...composed, text, shown: text.replace(stopToken, HIDDEN_TOKEN) };
}
