/** Creates an account and logs in to it. */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './sessionQueries.ts';
import { insertUser } from './userQueries.ts';
import { ownAccountResponse } from './userResponse.ts';

export const register: Handler<typeof endpoints.register> = async ({ body }, context) => {
  const { db, clock, userAgent, language } = context;
  const now = clock();
  const passwordHash = await hashPassword(body.password);
  return inTransaction(db, async (trx) => {
    const user = await insertUser(trx, {
      id: newId(),
      name: body.name,
      email: body.email,
      phone: body.phone || null,
      passwordHash,
      role: 'user',
      language,
      now,
    });
    await recordEvent(trx, {
      kind: 'userRegistered',
      user: user.id,
      before: null,
      after: { role: 'user', isActive: true },
    });
    const token = await openSession(trx, user.id, { userAgent, now });
    return { user: ownAccountResponse(user), token };
  });
};
