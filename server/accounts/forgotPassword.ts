/**
 * Requests a reset code by email. A job, not this call, checks whether the address has an account. So the response
 * has the same text, status and time for every address.
 */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { accountMessages } from '#domain/accountMessages.ts';
import type { Handler } from '#server/context.ts';
import { queueJob } from '#server/jobs/jobQueries.ts';

export const forgotPassword: Handler<typeof endpoints.forgotPassword> = async (
  { body: { email } },
  { db, clock },
) => {
  await queueJob(db, 'sendResetCode', { request: newId(), email, askedAt: clock().toISOString() });
  return { email, message: accountMessages.codeSent };
};
