/**
 * Logs in. A wrong email and a wrong password give the same response in text, status and time. Only a caller who
 * knows the password learns that the account is deactivated or that a code is required.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { openSessionByCode } from '#server/secondFactors/openSessionByCode.ts';
import { passwordMatches } from './passwords.ts';
import { openSessionFor } from './sessionQueries.ts';
import { findUserByEmail } from './userQueries.ts';
import { ownAccountResponse } from './userResponse.ts';

export const login: Handler<typeof endpoints.login> = async ({ body }, context) => {
  const { db, clock, userAgent } = context;
  const user = await findUserByEmail(db, body.email);
  const matches = await passwordMatches(user?.password_hash ?? null, body.password);
  if (!user?.password_hash || !matches) throw new Problem('wrongCredentials');
  if (!user.is_active) throw new Problem('deactivated');
  const known = { ...user, password_hash: user.password_hash };
  const token =
    user.second_factor_id === null
      ? await inTransaction(db, (trx) => openSessionFor(trx, known, { userAgent, now: clock() }))
      : await openSessionByCode(known, body.code, context);
  // The account changed during the call. Start again.
  if (!token) return login({ body }, context);
  return { user: ownAccountResponse(user), token };
};
