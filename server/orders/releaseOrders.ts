/**
 * The task that cancels orders not confirmed by phone in time, if the shop's settings say so. Each order has its own
 * transaction and is checked again once it is locked: an order that was confirmed, moved or cancelled meanwhile
 * stays.
 */
import { isToBeReleased, releasedFrom, type UnconfirmedRule } from '#domain/unconfirmedOrders.ts';
import { recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Services } from '#server/context.ts';
import { giveBackUse } from '#server/coupons/useQueries.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Task } from '#server/jobs/tasks.ts';
import { lockOrder, setStatus } from './orderQueries.ts';
import { recordOrderChange } from './recordOrderChange.ts';
import { findUnconfirmed } from './releaseQueries.ts';
import { returnAll } from './returnStockQueries.ts';

/** More follow in the next run. */
const mostAtOnce = 500;

export const releaseOrders =
  ({ db, shopSettings, clock }: Pick<Services, 'db' | 'shopSettings' | 'clock'>): Task<'releaseOrders'> =>
  async (_, { signal, log }) => {
    const { unconfirmed } = await shopSettings.read(db);
    if (unconfirmed.releaseHours === 0) return;
    const placedUntil = releasedFrom(unconfirmed.releaseHours, clock());
    let released = 0;
    for (const id of await findUnconfirmed(db, placedUntil, mostAtOnce)) {
      if (signal.aborted) break;
      if (await releaseOrder(db, id, { rule: unconfirmed, now: clock() })) released += 1;
    }
    if (released > 0) log.info({ orders: released }, 'unconfirmed orders were cancelled');
  };

function releaseOrder(
  db: Database,
  id: string,
  { rule, now }: { rule: UnconfirmedRule; now: Date },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!order || !isToBeReleased(order, rule, now)) return false;
    const change = { by: null, now };
    await giveBackUse(trx, order);
    const returned = await returnAll(trx, { orderId: id, ...change });
    await setStatus(trx, { id, status: 'cancelled', reason: 'unconfirmed', ...change });
    const details = { status: { from: order.status, to: 'cancelled' } };
    const event = { action: 'order.release', subject: 'order', subjectId: id, details } as const;
    await recordAuditEvent(trx, event, { ...change, requestId: '' });
    await recordOrderChange(trx, order, { after: { status: 'cancelled' }, ...returned });
    return true;
  });
}
