/** Off again, for who shows the password and a code: of the app, or a recovery code. */
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { secondFactorMessages } from '#domain/secondFactors.ts';
import { showPasswordAgain } from '#server/accounts/passwordAgain.ts';
import { doerOf, recordDeed } from '#server/admin/auditQueries.ts';
import type { Handler } from '#server/http/context.ts';
import { changeHeld } from './changeHeld.ts';
import { dropFactor, findFactor } from './secondFactorQueries.ts';
import { readShownCode, takeShownCode } from './shownCode.ts';

export const switchOffSecondFactor: Handler<typeof endpoints.switchOffSecondFactor> = async (
  { body },
  context,
) => {
  const { db, caller } = context;
  const shownHash = await showPasswordAgain(context, body.currentPassword);
  const doer = doerOf(context);
  const factor = await findFactor(db, caller.userId, doer.now);
  if (!factor?.isOn) throw new Problem('secondFactorOff');
  const shown = await readShownCode(factor, body.code, doer.now);
  await changeHeld(context, shownHash, async (trx, held) => {
    if (held.factorId !== factor.id) throw new Problem('secondFactorOff');
    await takeShownCode(trx, factor.id, shown, doer);
    await dropFactor(trx, caller.userId, doer.now);
    const deed = { action: 'user.factorOff', subject: 'user', subjectId: caller.userId } as const;
    await recordDeed(trx, deed, doer);
  });
  return { message: secondFactorMessages.switchedOff };
};
