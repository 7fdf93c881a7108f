/**
 * The task behind a forgotten password: makes the code and mails it. The code is made here so that it exists only in
 * the mail. Its ten minutes start when it is sent. An unknown address does not change the time of the request.
 */

import { CODE_MINUTES } from '#domain/passwords.ts';
import type { Database } from '#server/database/connect.ts';
import { inLanguageOf } from '#server/inLanguageOf.ts';
import type { JobRun, Task, Tasks } from '#server/jobs/tasks.ts';
import { resetCodeEmail } from '#server/mail/accountEmails.ts';
import { type MailContext, retry, shopOf } from '#server/mail/sendMail.ts';
import { type CodeRecipient, findCodeRecipient, markCodeSent, storeCode } from './resetCodeQueries.ts';
import { hashCode, isSatisfied, makeCode, oneAtATime } from './sentCodes.ts';

type Request = Tasks['sendResetCode'];

/** After this time the user has given up or asked again. */
const waitMinutes = 30;
const minutes = (count: number): number => count * 60_000;

export const sendResetCode =
  (context: MailContext): Task<'sendResetCode'> =>
  async (request, run) => {
    const askedAt = new Date(request.askedAt);
    if (context.clock().getTime() - askedAt.getTime() > minutes(waitMinutes)) return;
    await oneAtATime(context.db, `reset code ${request.email}`, async (lockedDb) => {
      const reader = await findCodeRecipient(lockedDb, request.email);
      if (!reader || isSatisfied(askedAt, reader.codeSentAt, context.clock())) return;
      await sendCode(lockedDb, reader, { ...request, at: askedAt }, context, run);
    });
  };

async function sendCode(
  lockedDb: Database,
  reader: CodeRecipient,
  { request, at }: Request & { at: Date },
  context: MailContext,
  { attempt, signal, log }: JobRun,
): Promise<void> {
  const { db, transport, clock } = context;
  const { userId, email, language } = reader;
  const code = makeCode();
  const codeHash = await hashCode(code);
  const now = clock();
  const expiresAt = new Date(now.getTime() + minutes(CODE_MINUTES));
  await storeCode(lockedDb, { userId, email, codeHash, now, expiresAt });
  const shop = await shopOf(context);
  const template = inLanguageOf(language, () => ({ ...resetCodeEmail({ code, shop }), language }));
  // Each attempt has its own code, so it is another mail. A mailbox must not treat it as a duplicate.
  const trigger = { kind: 'resetCode', subject: `${request} ${attempt}`, at };
  const delivery = await transport.deliver({ trigger, to: email, template, shop }, signal);
  if (delivery.state === 'refused') log.warn({ mail: trigger.kind, why: delivery.why }, 'mail dropped');
  else await retry(() => markCodeSent(db, { userId, codeHash }, clock()));
}
