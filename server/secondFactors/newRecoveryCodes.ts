/** Ten new recovery codes in place of those that were left, told once. */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { writeRecoveryCode } from '#domain/secondFactorCodes.ts';
import { showPasswordAgain } from '#server/accounts/passwordAgain.ts';
import { doerOf, recordDeed } from '#server/admin/auditQueries.ts';
import type { Handler } from '#server/http/context.ts';
import { changeHeld } from './changeHeld.ts';
import { hashRecoveryCodes, makeRecoveryCodes } from './recoveryCodes.ts';
import { findFactor, storeRecoveryCodes } from './secondFactorQueries.ts';

export const newRecoveryCodes: Handler<typeof endpoints.newRecoveryCodes> = async ({ body }, context) => {
  const { db, caller } = context;
  const shownHash = await showPasswordAgain(context, body.currentPassword);
  const doer = doerOf(context);
  const factor = await findFactor(db, caller.userId, doer.now);
  if (!factor?.isOn) throw new Problem('secondFactorOff');
  const codes = makeRecoveryCodes();
  const hashes = await hashRecoveryCodes(factor.id, codes);
  await changeHeld(context, shownHash, async (trx, held) => {
    if (held.factorId !== factor.id) throw new Problem('secondFactorOff');
    await storeRecoveryCodes(trx, factor.id, hashes);
    const deed = { action: 'user.recoveryMade', subject: 'user', subjectId: caller.userId } as const;
    await recordDeed(trx, deed, doer);
  });
  return { recoveryCodes: codes.map(writeRecoveryCode) };
};
