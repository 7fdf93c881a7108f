/** Replaces the recovery codes by ten new ones. Requires the password and a code. The codes are shown once. */
import type { endpoints } from '#contract/endpoints.ts';
import { writeRecoveryCode } from '#domain/secondFactorCodes.ts';
import { recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { verifyFactorAgain } from './factorCode.ts';
import { hashRecoveryCodes, makeRecoveryCodes } from './recoveryCodes.ts';
import { storeRecoveryCodes } from './secondFactorQueries.ts';

export const newRecoveryCodes: Handler<typeof endpoints.newRecoveryCodes> = async ({ body }, context) => {
  const { factor, actor, change } = await verifyFactorAgain(context, body);
  const codes = makeRecoveryCodes();
  const hashes = await hashRecoveryCodes(factor.id, codes);
  await change(async (trx) => {
    await storeRecoveryCodes(trx, factor.id, hashes);
    const event = { action: 'user.recoveryMade', subject: 'user', subjectId: actor.by } as const;
    await recordAuditEvent(trx, event, actor);
  });
  return { recoveryCodes: codes.map(writeRecoveryCode) };
};
