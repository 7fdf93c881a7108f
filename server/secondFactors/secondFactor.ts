/** Reads the state of the caller's second factor, and begins its set-up. */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { changeOwnAccount, verifyPasswordAgain } from '#server/accounts/verifyPasswordAgain.ts';
import type { Handler } from '#server/context.ts';
import { appSetup, newSecret } from './authenticator.ts';
import { readSecondFactor, storeFactor } from './secondFactorQueries.ts';

/** Secret and codes are not part of it: they are shown only once, when they are created. */
export const secondFactor: Handler<typeof endpoints.secondFactor> = (_, { db, caller }) =>
  readSecondFactor(db, caller.userId);

/** Creates a secret for the app of an admin who has confirmed the password. Login does not ask for codes yet. */
export const beginSecondFactor: Handler<typeof endpoints.beginSecondFactor> = async ({ body }, context) => {
  const { db, caller, clock, shopSettings } = context;
  const verified = await verifyPasswordAgain(context, body.currentPassword);
  const secret = newSecret();
  const email = await changeOwnAccount(context, verified, async (trx, locked) => {
    if (locked.factorId !== null) throw new Problem('secondFactorOn');
    await storeFactor(trx, caller.userId, secret, clock());
    // Admins have an email; see `users_admin_login`.
    return locked.email ?? '';
  });
  return appSetup(secret, (await shopSettings.read(db)).name, email);
};
