/** Marks orders as printed, each at its first printing. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { actorOf } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addToTimeline } from './lifecycleQueries.ts';
import { lockOrders, setPrinted } from './orderQueries.ts';
import { recordOrderChange } from './recordOrderChange.ts';

export const markPrinted: Handler<typeof endpoints.markPrinted> = ({ body }, context) =>
  inTransaction(context.db, async (trx) => {
    const orders = await lockOrders(trx, body.orders.filter(isId));
    const { by, now } = actorOf(context);
    const unprinted = orders.filter(({ isPrinted }) => !isPrinted);
    await setPrinted(
      trx,
      unprinted.map(({ id }) => id),
      now,
    );
    for (const order of unprinted) {
      await addToTimeline(trx, { orderId: order.id, kind: 'printed', by, now });
      await recordOrderChange(trx, order, { after: { isPrinted: true } });
    }
    return { printed: orders.map(({ id }) => id) };
  });
