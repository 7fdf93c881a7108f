/**
 * Logs in with the code that was sent to a phone. It opens the account whose owner has confirmed this phone by a code,
 * and no other: accounts that merely name the phone are not found. If there is none, a new account is created.
 *
 * The same call with the same `Idempotency-Key`, after a lost response, logs in again with the same code. Whoever sees the code
 * later does not know the key.
 *
 * The account of an admin never has a confirmed phone (`users_admin_login`), so to this call it does not exist.
 */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem, problemAt } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { claimOf, isRepeated, rememberKey } from '#server/database/idempotency.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { readPhoneCode, spendPhoneCode, wrongCode } from './phoneCodes.ts';
import { requirePhoneLogin } from './requestPhoneCode.ts';
import { openPhoneSession } from './sessionQueries.ts';
import { insertUser, lockUserByPhone, type NewUser, type OwnUser } from './userQueries.ts';
import { ownAccountResponse } from './userResponse.ts';

export const logInByPhone: Handler<typeof endpoints.logInByPhone> = async ({ body }, context) => {
  const { db, clock, userAgent, language, idempotencyKey } = context;
  const { phone, name } = body;
  const claimBy = (userId: string) =>
    claimOf({ caller: { userId }, idempotencyKey }, { phone, code: body.code });
  await requirePhoneLogin(context);
  const code = await readPhoneCode(context, phone, { code: body.code, mayBeUsed: idempotencyKey !== null });
  return inTransaction(db, async (trx) => {
    const now = clock();
    const known = await lockUserByPhone(trx, phone);
    if (known && !known.is_active) throw new Problem('deactivated');
    if (code.isUsed) {
      if (!known || !(await isRepeated(trx, claimBy(known.id)))) throw wrongCode();
    } else {
      // The code stays valid, for the same call with a name.
      if (!known && name === undefined) throw problemAt('name', 'nameRequired');
      await spendPhoneCode(trx, code, now);
    }
    const user = known ?? (await createAccount(trx, { phone, name: name ?? '', language, now }));
    await rememberKey(trx, claimBy(user.id));
    const token = await openPhoneSession(trx, user.id, { userAgent, now });
    return { user: ownAccountResponse(user), token };
  });
};

async function createAccount(
  trx: Database,
  made: Pick<NewUser, 'phone' | 'name' | 'language' | 'now'>,
): Promise<OwnUser> {
  const login = { email: null, passwordHash: null, isPhoneVerified: true } as const;
  const user = await insertUser(trx, { id: newId(), role: 'user', ...login, ...made });
  // There is no address for a welcome email.
  const after = { role: 'user', isActive: true } as const;
  await recordEvent(trx, { kind: 'userChanged', user: user.id, before: null, after });
  return user;
}
