/** A second-factor code: from the app, or a recovery code. Each is accepted once. */
import { Problem, problemAt } from '#domain/problems.ts';
import { isAppCode, RECOVERY_CODE_LENGTH } from '#domain/secondFactorCodes.ts';
import {
  changeOwnAccount,
  type LoggedInContext,
  verifyPasswordAgain,
} from '#server/accounts/verifyPasswordAgain.ts';
import { type Actor, actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Database } from '#server/database/connect.ts';
import { latestStepAt, stepOfCode } from './authenticator.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';
import { type Factor, findFactor, takeRecoveryCode, takeStep } from './secondFactorQueries.ts';

export type FactorCode = { step: number; latest: number } | { hash: Buffer };

/** One message for a wrong and a used code of either kind. */
export const wrongFactorCode = () => problemAt('code', 'wrongFactorCode');

/** Parses the code and hashes it if needed. Call it before the transaction, because the hash is slow. */
export async function readFactorCode({ id, secret }: Factor, code: string, now: Date): Promise<FactorCode> {
  if (!isAppCode(code)) {
    if (code.length !== RECOVERY_CODE_LENGTH) throw wrongFactorCode();
    return { hash: await hashRecoveryCode(id, code) };
  }
  const step = stepOfCode(secret, code, now);
  if (step === null) throw wrongFactorCode();
  return { step, latest: latestStepAt(now) };
}

/** Marks the code as used, or refuses it. The use of a recovery code goes into the audit log. */
export async function spendFactorCode(
  trx: Database,
  factorId: string,
  shown: FactorCode,
  actor: Actor,
): Promise<void> {
  if ('step' in shown) {
    if (!(await takeStep(trx, factorId, shown))) throw wrongFactorCode();
    return;
  }
  const left = await takeRecoveryCode(trx, factorId, shown.hash);
  if (left === null) throw wrongFactorCode();
  const details = { codesLeft: { from: left + 1, to: left } };
  await recordAuditEvent(
    trx,
    { action: 'user.recoveryUsed', subject: 'user', subjectId: actor.by, details },
    actor,
  );
}

interface VerifiedFactor {
  factor: Factor;
  actor: Actor;
  /** Uses up the code and runs the work with the account locked. Fails if password or factor changed since then. */
  change(work: (trx: Database) => Promise<void>): Promise<void>;
}

/** Asks a logged-in user for the password and a code of the second factor, before changes to that factor. */
export async function verifyFactorAgain(
  context: LoggedInContext,
  { currentPassword, code }: { currentPassword: string; code: string },
): Promise<VerifiedFactor> {
  const verified = await verifyPasswordAgain(context, currentPassword);
  const actor = actorOf(context);
  const factor = await findFactor(context.db, actor.by, actor.now);
  if (!factor?.isOn) throw new Problem('secondFactorOff');
  const shown = await readFactorCode(factor, code, actor.now);
  const change: VerifiedFactor['change'] = (work) =>
    changeOwnAccount(context, verified, async (trx, locked) => {
      if (locked.factorId !== factor.id) throw new Problem('secondFactorOff');
      await spendFactorCode(trx, factor.id, shown, actor);
      await work(trx);
    });
  return { factor, actor, change };
}
