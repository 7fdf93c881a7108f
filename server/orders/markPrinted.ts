/** Marks orders as printed, each at its first printing. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { actorOf } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addToTimelines } from './lifecycleQueries.ts';
import { lockOrders, setPrinted } from './orderQueries.ts';
import { recordOrderChanges } from './recordOrderChange.ts';

export const markPrinted: Handler<typeof endpoints.markPrinted> = ({ body }, context) =>
  inTransaction(context.db, async (trx) => {
    const orders = await lockOrders(trx, body.orders.filter(isId));
    const { by, now } = actorOf(context);
    const unprinted = orders.filter(({ isPrinted }) => !isPrinted);
    const ids = unprinted.map(({ id }) => id);
    await setPrinted(trx, ids, now);
    await addToTimelines(trx, ids, { kind: 'printed', by, now });
    await recordOrderChanges(trx, unprinted, { after: { isPrinted: true } });
    return { printed: orders.map(({ id }) => id) };
  });
