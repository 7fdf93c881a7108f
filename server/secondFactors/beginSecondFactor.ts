/** A secret for the app of an admin who has shown the password again. Nothing is asked for yet at sign-in. */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { showPasswordAgain } from '#server/accounts/passwordAgain.ts';
import type { Handler } from '#server/http/context.ts';
import { newSecret, tellApp } from './authenticator.ts';
import { changeHeld } from './changeHeld.ts';
import { storeFactor } from './secondFactorQueries.ts';

export const beginSecondFactor: Handler<typeof endpoints.beginSecondFactor> = async ({ body }, context) => {
  const { db, caller, clock, shop } = context;
  const shownHash = await showPasswordAgain(context, body.currentPassword);
  const secret = newSecret();
  const email = await changeHeld(context, shownHash, async (trx, held) => {
    if (held.factorId !== null) throw new Problem('secondFactorOn');
    await storeFactor(trx, caller.userId, secret, clock());
    return held.email;
  });
  return tellApp(secret, (await shop.read(db)).name, email);
};
