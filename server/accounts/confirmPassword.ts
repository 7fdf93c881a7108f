/**
 * Confirms the password within a session, and a code if two-step login is on. Some changes require a recent
 * confirmation.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { isRecentlyConfirmed } from '#domain/sessions.ts';
import { actorOf } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { readFactorCode, spendFactorCode } from '#server/secondFactors/factorCode.ts';
import { findFactor } from '#server/secondFactors/secondFactorQueries.ts';
import { sessionMessages } from '#texts/accountMessages.ts';
import { markPasswordEntered } from './sessionQueries.ts';
import { changeOwnAccount, type LoggedInContext, verifyPasswordAgain } from './verifyPasswordAgain.ts';

export const confirmPassword: Handler<typeof endpoints.confirmPassword> = async ({ body }, context) => {
  const { db, caller } = context;
  const verified = await verifyPasswordAgain(context, body.password, 'password');
  const actor = actorOf(context);
  const known = await findFactor(db, caller.userId, actor.now);
  const factor = known?.isOn ? known : null;
  if (factor && body.code === undefined) throw new Problem('secondFactorRequired');
  const shown = factor && (await readFactorCode(factor, body.code ?? '', actor.now));
  await changeOwnAccount(context, verified, async (trx, locked) => {
    if (locked.factorId !== (factor?.id ?? null)) throw new Problem('changedMeanwhile');
    if (factor && shown) await spendFactorCode(trx, factor.id, shown, actor);
    await markPasswordEntered(trx, caller.tokenHash, actor.now);
  });
  return { message: sessionMessages.confirmed };
};

/** A session that was left open or stolen must not grant rights. */
export function requireRecentPassword({ caller, clock }: LoggedInContext): void {
  if (!isRecentlyConfirmed(caller.passwordAt, clock())) throw new Problem('passwordNotRecent');
}
