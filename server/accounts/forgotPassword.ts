/**
 * Asks for a code by mail. Whether anybody has that e-mail is looked up by the job, not here: the answer is the same
 * for all, in text, status and time, because all that is done here is the same.
 */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { accountMessages } from '#domain/accountMessages.ts';
import type { Handler } from '#server/http/context.ts';
import { queueJob } from '#server/jobs/jobQueries.ts';

export const forgotPassword: Handler<typeof endpoints.forgotPassword> = async (
  { body: { email } },
  { db, clock },
) => {
  await queueJob(db, 'sendResetCode', { request: newId(), email, askedAt: clock().toISOString() });
  return { email, message: accountMessages.codeSent };
};
