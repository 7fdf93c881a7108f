/**
 * The first correct code of the app switches two-step login on. All sessions of the account end, this device gets a
 * new one, and the recovery codes are shown once.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { writeRecoveryCode } from '#domain/secondFactorCodes.ts';
import { closeSessionsOf } from '#server/accounts/closeSessionQueries.ts';
import { openSession } from '#server/accounts/sessionQueries.ts';
import { lockUser } from '#server/accounts/userQueries.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Context, Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { secondFactorMessages } from '#texts/secondFactor.ts';
import { latestStepAt, stepOfCode } from './authenticator.ts';
import { wrongFactorCode } from './factorCode.ts';
import { hashRecoveryCodes, makeRecoveryCodes } from './recoveryCodes.ts';
import { findFactor, storeRecoveryCodes, switchFactorOn, takeStep } from './secondFactorQueries.ts';

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
    // A code does not confirm the password, which may have been entered an hour ago. So its time stays.
    return openSession(trx, caller.userId, { userAgent, now, passwordAt: caller.passwordAt });
  });
  return { message: secondFactorMessages.switchedOn, token, recoveryCodes: codes.map(writeRecoveryCode) };
};

async function switchOn(trx: Database, factorId: string, context: Context<'admin'>): Promise<void> {
  const { caller, clock } = context;
  const locked = await lockUser(trx, caller.userId);
  // The caller may have lost admin rights since the call was authorised.
  if (locked?.role !== 'admin') throw new Problem('adminOnly');
  if (locked.factorId !== null) throw new Problem('secondFactorOn');
  if (!(await switchFactorOn(trx, caller.userId, factorId, clock()))) throw new Problem('setUpOver');
  const event = { action: 'user.factorOn', subject: 'user', subjectId: caller.userId } as const;
  await recordAuditEvent(trx, event, actorOf(context));
}
