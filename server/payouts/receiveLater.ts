/** Records what a courier pays later of what it had paid short for an order. The rest stays on the list of what it owes. */
import type { endpoints } from '#contract/endpoints.ts';
import { formatExactTaka, toPoisha, toTaka } from '#domain/money.ts';
import { Problem } from '#domain/problems.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { claimOf, onceForKey } from '#server/database/idempotency.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockExistingOrder } from '#server/orders/lockExistingOrder.ts';
import { payoutMessages, payoutsTexts } from '#texts/payouts.ts';
import { addLaterPayment, owedFor } from './outstandingQueries.ts';

export const receiveLater: Handler<typeof endpoints.receiveLater> = async (
  { params: { id }, body: { amount } },
  context,
) => {
  const claim = claimOf(context, { id, amount });
  return inTransaction(context.db, (trx) =>
    onceForKey(trx, claim, 200, async () => {
      await lockExistingOrder(trx, id);
      const owed = await owedFor(trx, id);
      if (owed === 0) throw new Problem('nothingToWriteOff');
      const poisha = toPoisha(amount);
      if (poisha > owed) {
        throw new Problem('invalidInput', {
          errors: { amount: payoutsTexts.owesAtMost(formatExactTaka(toTaka(owed))) },
        });
      }
      const actor = actorOf(context);
      await addLaterPayment(trx, { orderId: id, poisha, ...actor });
      const event = { action: 'order.receiveLater', subject: 'order', subjectId: id } as const;
      await recordAuditEvent(trx, { ...event, details: { amount } }, actor);
      return { message: payoutMessages.receivedLater };
    }),
  );
};
