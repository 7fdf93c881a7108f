/**
 * Confirms a draft, and so settles the orders of its rows: decided again once their locks are held, in the order of their
 * ids, so that nothing is settled twice. What was checked before is confirmed only if it still holds.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { toTaka } from '#domain/money.ts';
import { type PayoutRow, payoutStates, settles, settlesAlike } from '#domain/payouts.ts';
import { Problem } from '#domain/problems.ts';
import { type Actor, actorOf, recordAuditEvents } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockOrders } from '#server/orders/orderQueries.ts';
import { recordOrderChanges } from '#server/orders/recordOrderChange.ts';
import { decideRows, decideStatement, statementRowsOf } from './decidePayout.ts';
import { insertSettlements, namedOrderIds } from './payoutOrderQueries.ts';
import { type LockedPayout, lockPayout, replaceRows, rowsOf, setConfirmed } from './payoutQueries.ts';
import { payoutPage } from './payoutResponse.ts';

async function lockedPayout(trx: Database, id: string): Promise<LockedPayout> {
  const payout = isId(id) ? await lockPayout(trx, id) : null;
  if (!payout) throw new Problem('payoutNotFound');
  return payout;
}

const stateOf = ({ isConfirmed }: LockedPayout) => payoutStates[isConfirmed ? 'confirmed' : 'draft'];

export const checkPayout: Handler<typeof endpoints.checkPayout> = ({ params: { id } }, { db }) =>
  inTransaction(db, async (trx) => {
    const payout = await lockedPayout(trx, id);
    if (!stateOf(payout).mayConfirm) throw new Problem('payoutConfirmed');
    const rows = statementRowsOf(await rowsOf(trx, id));
    await replaceRows(trx, id, await decideStatement(trx, { courier: payout.courier, rows }));
    return payoutPage(trx, id);
  });

/** The fresh check of an outdated draft is committed with the refusal. */
export const confirmPayout: Handler<typeof endpoints.confirmPayout> = async ({ params: { id } }, context) => {
  const confirmed = await inTransaction(context.db, async (trx) => {
    const payout = await lockedPayout(trx, id);
    if (!stateOf(payout).mayConfirm) return payoutPage(trx, id);
    const isStill = await settle(trx, { id, courier: payout.courier }, actorOf(context));
    return isStill ? payoutPage(trx, id) : null;
  });
  if (!confirmed) throw new Problem('payoutOutdated');
  return confirmed;
};

/** False if the orders have changed since the draft was checked. Then it is only checked again. */
async function settle(
  trx: Database,
  { id, courier }: { id: string; courier: string },
  actor: Actor,
): Promise<boolean> {
  const checked = await rowsOf(trx, id);
  const statement = { courier, rows: statementRowsOf(checked) };
  const orders = await lockOrders(trx, await namedOrderIds(trx, statement));
  const rows = await decideRows(
    trx,
    statement,
    orders.map(({ id: order }) => order),
  );
  await replaceRows(trx, id, rows);
  if (!settlesAlike(checked, rows)) return false;
  const settling = rows.filter(({ outcome }) => settles(outcome));
  if (settling.length === 0) throw new Problem('nothingToSettle');
  await insertSettlements(trx, { payout: id, rows: settling, ...actor });
  await setConfirmed(trx, { id, ...actor });
  const settled = new Set(settling.map(({ order }) => order));
  await recordOrderChanges(
    trx,
    orders.filter((order) => settled.has(order.id)),
    { after: { isSettled: true } },
  );
  await recordAuditEvents(trx, [payoutEvent(id, settling), ...settling.map(orderEvent)], actor);
  return true;
}

const payoutEvent = (id: string, settling: readonly PayoutRow[]) =>
  ({
    action: 'payout.confirm',
    subject: 'payout',
    subjectId: id,
    details: {
      orders: settling.length,
      received: toTaka(settling.reduce((sum, { received }) => sum + (received ?? 0), 0)),
    },
  }) as const;

const orderEvent = ({ order, outcome, received, fee }: PayoutRow) =>
  ({
    action: 'order.settle',
    subject: 'order',
    subjectId: order ?? '',
    details: { outcome, received: toTaka(received ?? 0), fee: toTaka(fee ?? 0) },
  }) as const;
