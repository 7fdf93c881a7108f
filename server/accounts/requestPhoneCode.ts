/**
 * Requests a code by SMS. Nothing here or in the job depends on whether an account has the phone, so neither response nor
 * time reveals it: a phone without an account gets a code as well, and may open one with it.
 */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import type { Context, Handler } from '#server/context.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { phoneLoginTexts } from '#texts/phoneLogin.ts';

export const requestPhoneCode: Handler<typeof endpoints.requestPhoneCode> = async (
  { body: { phone } },
  context,
) => {
  const { db, clock, language } = context;
  await requirePhoneLogin(context);
  const request = { request: newId(), phone, language, askedAt: clock().toISOString() };
  await recordEvent(db, { kind: 'phoneCodeRequested', ...request });
  return { phone, message: phoneLoginTexts.codeSent };
};

/** Refuses while an admin has switched login by phone off. */
export async function requirePhoneLogin({ db, shopSettings }: Context): Promise<void> {
  if (!(await shopSettings.read(db)).phoneLogin) throw new Problem('phoneLoginOff');
}
