/** Switches two-step login off. Requires the password and a code from the app or a recovery code. */
import type { endpoints } from '#contract/endpoints.ts';
import { notifyOwner } from '#server/accounts/accountNotices.ts';
import { recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { secondFactorMessages } from '#texts/secondFactor.ts';
import { verifyFactorAgain } from './factorCode.ts';
import { removeFactor } from './secondFactorQueries.ts';

export const switchOffSecondFactor: Handler<typeof endpoints.switchOffSecondFactor> = async (
  { body },
  context,
) => {
  const { actor, change } = await verifyFactorAgain(context, body);
  const { by, now } = actor;
  await change(async (trx) => {
    await removeFactor(trx, by, now);
    const event = { action: 'user.factorOff', subject: 'user', subjectId: by } as const;
    await recordAuditEvent(trx, event, actor);
    await notifyOwner(trx, { kind: 'secondFactorOff', userId: by, actorId: by, now });
  });
  return { message: secondFactorMessages.switchedOff };
};
