/**
 * Requests a reset code by email. A job, not this call, checks whether the address has an account. So the response
 * has the same text, status and time for every address.
 */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import type { Handler } from '#server/context.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { accountMessages } from '#texts/accountMessages.ts';

export const forgotPassword: Handler<typeof endpoints.forgotPassword> = async (
  { body: { email } },
  { db, clock },
) => {
  const request = { request: newId(), email, askedAt: clock().toISOString() };
  await recordEvent(db, { kind: 'resetCodeRequested', ...request });
  return { email, message: accountMessages.codeSent };
};
