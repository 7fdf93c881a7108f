/** Stops waiting for what a courier paid short and has not paid since. */
import type { endpoints } from '#contract/endpoints.ts';
import { toTaka } from '#domain/money.ts';
import { Problem } from '#domain/problems.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockExistingOrder } from '#server/orders/lockExistingOrder.ts';
import { payoutMessages } from '#texts/payouts.ts';
import { insertWriteOff } from './outstandingQueries.ts';

export const writeOff: Handler<typeof endpoints.writeOff> = async ({ params: { id } }, context) => {
  return inTransaction(context.db, async (trx) => {
    await lockExistingOrder(trx, id);
    const actor = actorOf(context);
    const owed = await insertWriteOff(trx, { orderId: id, ...actor });
    if (owed === null) throw new Problem('nothingToWriteOff');
    const event = { action: 'order.writeOff', subject: 'order', subjectId: id } as const;
    await recordAuditEvent(trx, { ...event, details: { amount: toTaka(owed) } }, actor);
    return { message: payoutMessages.writtenOff };
  });
};
