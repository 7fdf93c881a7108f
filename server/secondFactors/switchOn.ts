/**
 * The first right code of the app switches it on: all sessions of the account end, this device gets a new one, and the
 * recovery codes are told, once.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { writeRecoveryCode } from '#domain/secondFactorCodes.ts';
import { secondFactorMessages } from '#domain/secondFactors.ts';
import { closeSessionsOf, openSession } from '#server/accounts/sessionQueries.ts';
import { doerOf, recordDeed } from '#server/admin/auditQueries.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Context, Handler } from '#server/http/context.ts';
import { latestStepAt, stepOfCode } from './authenticator.ts';
import { hashRecoveryCodes, makeRecoveryCodes } from './recoveryCodes.ts';
import { findFactor, holdUser, nameFactor, storeRecoveryCodes, takeStep } from './secondFactorQueries.ts';
import { wrongFactorCode } from './shownCode.ts';

export const switchOnSecondFactor: Handler<typeof endpoints.switchOnSecondFactor> = async (
  { body },
  context,
) => {
  const { db, caller, clock, userAgent } = context;
  const now = clock();
  const factor = await findFactor(db, caller.userId, now);
  if (factor?.isOn) throw new Problem('secondFactorOn');
  if (!factor) throw new Problem('setUpOver');
  const step = stepOfCode(factor.secret, body.code, now);
  if (step === null) throw wrongFactorCode();
  const codes = makeRecoveryCodes();
  const hashes = await hashRecoveryCodes(factor.id, codes);
  const token = await inTransaction(db, async (trx) => {
    await switchOn(trx, factor.id, context);
    await takeStep(trx, factor.id, { step, latest: latestStepAt(now) });
    await storeRecoveryCodes(trx, factor.id, hashes);
    await closeSessionsOf(trx, caller.userId);
    return openSession(trx, caller.userId, { userAgent, now });
  });
  return { message: secondFactorMessages.switchedOn, token, recoveryCodes: codes.map(writeRecoveryCode) };
};

async function switchOn(trx: Database, factorId: string, context: Context<'admin'>): Promise<void> {
  const { caller, clock } = context;
  const held = await holdUser(trx, caller.userId);
  // Somebody may have taken the caller's rights since this call was let in.
  if (held?.role !== 'admin') throw new Problem('adminOnly');
  if (held.factorId !== null) throw new Problem('secondFactorOn');
  if (!(await nameFactor(trx, caller.userId, factorId, clock()))) throw new Problem('setUpOver');
  const deed = { action: 'user.factorOn', subject: 'user', subjectId: caller.userId } as const;
  await recordDeed(trx, deed, doerOf(context));
}
