/** Deletes a draft. A confirmed payout has settled orders, so it stays. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { payoutStates } from '#domain/payouts.ts';
import { Problem } from '#domain/problems.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { payoutMessages } from '#texts/payouts.ts';
import { deletePayoutRow, lockPayout } from './payoutQueries.ts';

export const deletePayout: Handler<typeof endpoints.deletePayout> = async ({ params: { id } }, context) => {
  if (!isId(id)) throw new Problem('payoutNotFound');
  return inTransaction(context.db, async (trx) => {
    const payout = await lockPayout(trx, id);
    if (!payout) throw new Problem('payoutNotFound');
    if (!payoutStates[payout.isConfirmed ? 'confirmed' : 'draft'].mayDelete)
      throw new Problem('payoutConfirmed');
    await deletePayoutRow(trx, id);
    const event = { action: 'payout.delete', subject: 'payout', subjectId: id } as const;
    await recordAuditEvent(trx, { ...event, details: { name: payout.courier } }, actorOf(context));
    return { message: payoutMessages.draftDeleted };
  });
};
