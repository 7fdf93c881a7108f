/** A code that somebody shows beside the password: of the app or a recovery code, taken once. */
import { Problem, problems } from '#domain/problems.ts';
import { isAppCode, RECOVERY_CODE_LENGTH } from '#domain/secondFactorCodes.ts';
import { type Doer, recordDeed } from '#server/admin/auditQueries.ts';
import type { Database } from '#server/database/connect.ts';
import { latestStepAt, stepOfCode } from './authenticator.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';
import { type Factor, takeRecoveryCode, takeStep } from './secondFactorQueries.ts';

export type ShownCode = { step: number; latest: number } | { hash: Buffer };

/** One sentence for a wrong code and a used one, of either kind. */
export const wrongFactorCode = () =>
  new Problem('wrongFactorCode', { errors: { code: problems.wrongFactorCode.message } });

/** What the code would be if it is right; before a transaction, since it may take a slow hash to know. */
export async function readShownCode({ id, secret }: Factor, code: string, now: Date): Promise<ShownCode> {
  if (!isAppCode(code)) {
    if (code.length !== RECOVERY_CODE_LENGTH) throw wrongFactorCode();
    return { hash: await hashRecoveryCode(id, code) };
  }
  const step = stepOfCode(secret, code, now);
  if (step === null) throw wrongFactorCode();
  return { step, latest: latestStepAt(now) };
}

/** Uses it up, or refuses. A recovery code goes on the record. */
export async function takeShownCode(
  trx: Database,
  factorId: string,
  shown: ShownCode,
  doer: Doer,
): Promise<void> {
  if ('step' in shown) {
    if (!(await takeStep(trx, factorId, shown))) throw wrongFactorCode();
    return;
  }
  const left = await takeRecoveryCode(trx, factorId, shown.hash);
  if (left === null) throw wrongFactorCode();
  const details = { codesLeft: { from: left + 1, to: left } };
  await recordDeed(trx, { action: 'user.recoveryUsed', subject: 'user', subjectId: doer.by, details }, doer);
}
