/**
 * The task behind a forgotten password: makes the code and mails it. The code is made here, so that it is nowhere but
 * in the mail; its ten minutes begin when it is sent; and who has no account costs the asking no time.
 */
import { CODE_MINUTES } from '#domain/accounts.ts';
import type { Database } from '#server/database/connect.ts';
import { HeldElsewhere, whileHolding } from '#server/jobs/jobQueries.ts';
import type { JobRun, Task, Tasks } from '#server/jobs/tasks.ts';
import { resetCodeLetter } from '#server/mail/accountLetters.ts';
import type { MailRoom } from '#server/mail/mailRoom.ts';
import { surely } from '#server/mail/surely.ts';
import { type CodeReader, findCodeReader, markCodeSent, storeCode } from './resetCodeQueries.ts';
import { hashCode, makeCode } from './resetCodes.ts';

type Request = Tasks['sendResetCode'];

/** Whoever has waited longer has given up, or asked again. */
const waitMinutes = 30;
const minutes = (count: number): number => count * 60_000;

export const sendResetCode =
  (room: MailRoom): Task<'sendResetCode'> =>
  async (request, run) => {
    const askedAt = new Date(request.askedAt);
    if (room.clock().getTime() - askedAt.getTime() > minutes(waitMinutes)) return;
    const answered = whileHolding(room.db, `reset code ${request.email}`, async (held) => {
      const reader = await findCodeReader(held, request.email);
      if (!reader || answers(reader.codeSentAt, askedAt, room.clock())) return;
      await sendCode(held, reader, { ...request, at: askedAt }, room, run);
    });
    await answered.catch((error) => {
      // The code that is being sent at this moment answers this request too.
      if (!(error instanceof HeldElsewhere)) throw error;
    });
  };

/**
 * A code that left after this was asked for answers it: also when this job runs for the second time. One that will have
 * left some day was sent while the clock was ahead.
 */
const answers = (sentAt: Date | null, askedAt: Date, now: Date): boolean =>
  sentAt !== null && sentAt >= askedAt && sentAt <= now;

async function sendCode(
  held: Database,
  reader: CodeReader,
  { request, at }: Request & { at: Date },
  { db, post, clock, shop: shopNow, publicUrl }: MailRoom,
  { attempt, signal, log }: JobRun,
): Promise<void> {
  const { userId, name, email } = reader;
  const code = makeCode();
  const codeHash = await hashCode(code);
  const now = clock();
  const expiresAt = new Date(now.getTime() + minutes(CODE_MINUTES));
  await storeCode(held, { userId, codeHash, now, expiresAt });
  const shop = await shopNow();
  const letter = resetCodeLetter({ name, code, shop: { name: shop.name, url: publicUrl } });
  // Each try has a code of its own, so it is another mail: a mailbox must not take it for the one before.
  const cause = { kind: 'resetCode', subject: `${request} ${attempt}`, at };
  const delivery = await post.deliver({ cause, to: { name, email }, letter, shop }, signal);
  if (delivery.state === 'refused') log.warn({ mail: cause.kind, why: delivery.why }, 'mail dropped');
  else await surely(() => markCodeSent(db, { userId, codeHash }, clock()));
}
