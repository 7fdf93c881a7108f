/**
 * Signs in. A wrong e-mail and a wrong password answer alike, in text, status and time; only who knows the
 * password learns that the account is deactivated, or that a code from the app is asked for too.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/http/context.ts';
import { openSessionByCode } from '#server/secondFactors/openSessionByCode.ts';
import { passwordMatches } from './passwords.ts';
import { openSessionFor } from './sessionQueries.ts';
import { userAnswer } from './userAnswer.ts';
import { findUserByEmail } from './userQueries.ts';

export const login: Handler<typeof endpoints.login> = async ({ body }, context) => {
  const { db, clock, userAgent } = context;
  const user = await findUserByEmail(db, body.email);
  const matches = await passwordMatches(user?.password_hash ?? null, body.password);
  if (!user || !matches) throw new Problem('wrongCredentials');
  if (!user.is_active) throw new Problem('deactivated');
  const token =
    user.second_factor_id === null
      ? await openSessionFor(db, user, { userAgent, now: clock() })
      : await openSessionByCode(user, body.code, context);
  // The account has changed under our hands: it is looked at again.
  if (!token) return login({ body }, context);
  return { user: userAnswer(user), token };
};
