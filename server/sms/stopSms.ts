/** The link in an SMS: whoever has the phone gets no more SMS, or gets them again. A second press changes nothing. */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import { stopSmsTexts } from '#texts/sms.ts';
import { isStoppedBy, setStopped } from './smsQueries.ts';

export const stopSms: Handler<typeof endpoints.stopSms> = async ({ body }, { db, clock }) => {
  const { token, stop } = body;
  if (stop === undefined) return { message: '', isStopped: await isStoppedBy(db, token) };
  if (!(await setStopped(db, token, stop ? clock() : null))) throw new Problem('smsLinkRefused');
  return { message: stop ? stopSmsTexts.stopped : stopSmsTexts.started, isStopped: stop };
};
