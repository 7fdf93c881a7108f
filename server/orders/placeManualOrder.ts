/**
 * An admin takes an order by telephone, from a message or over the counter: the same stock, prices and receipt as at
 * checkout, with a discount and with what was paid already, in one transaction.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { wishesOf } from '#domain/deliveryWishes.ts';
import { isId } from '#domain/ids.ts';
import { decideManualOrder, type ManualOrder, recipientOf, separateCustomer } from '#domain/manualOrders.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import type { Quote } from '#domain/orders.ts';
import { Problem } from '#domain/problems.ts';
import { findUser } from '#server/accounts/userQueries.ts';
import { type Actor, actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Context, Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { claimOf, onceForKey } from '#server/database/idempotency.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { changedOrder } from './adminOrders.ts';
import { handOver } from './handOver.ts';
import { addToTimeline } from './lifecycleQueries.ts';
import { insertPayment } from './paymentQueries.ts';
import { placeAsAdmin } from './placeAsAdmin.ts';

export const placeManualOrder: Handler<typeof endpoints.placeManualOrder> = ({ body: draft }, context) => {
  const claim = claimOf(context, draft);
  return inTransaction(context.db, (trx) =>
    onceForKey(trx, claim, 201, async () => changedOrder(trx, await take(trx, draft, context))),
  );
};

/** Returns the order's id. */
async function take(trx: Database, draft: ManualOrder, context: Context<'admin'>): Promise<string> {
  const actor = actorOf(context);
  const userId = await accountOf(trx, draft);
  const { source, items } = draft;
  const { id, quoted } = await placeAsAdmin(
    trx,
    {
      userId,
      source,
      customer: separateCustomer(draft),
      language: draft.language,
      exchangeOf: null,
      shippingAddress: recipientOf(draft),
      paymentMethod: 'cash_on_delivery',
      ...wishesOf(draft),
      products: items.map(({ product }) => product),
      decide: (catalogue) => decideManualOrder(draft, catalogue, actor.now),
    },
    context,
  );
  await record(trx, id, { draft, quoted, actor });
  await handOver(trx, { id, source }, actor);
  return id;
}

/** Null if the admin names no account. Accounts are never deleted, so the one found exists until the transaction ends. */
async function accountOf(trx: Database, { user }: ManualOrder): Promise<string | null> {
  if (!user) return null;
  if (!isId(user) || !(await findUser(trx, user))) throw new Problem('userNotFound');
  return user;
}

interface Taken {
  draft: ManualOrder;
  quoted: Quote;
  actor: Actor;
}

/** In the timeline and the audit log, with the payments. */
async function record(trx: Database, orderId: string, { draft, quoted, actor }: Taken): Promise<void> {
  const { by, now } = actor;
  const { source, payments } = draft;
  const { discountPoisha, totalPoisha } = quoted;
  const change = { source, ...(discountPoisha > 0 && { poisha: discountPoisha }) };
  await addToTimeline(trx, { orderId, kind: 'taken', details: change, by, now });
  for (const { amount, method, reference, paidAt = now } of payments) {
    const poisha = toPoisha(amount);
    await insertPayment(trx, { orderId, poisha, method, reference, paidAt, by, now });
  }
  const paid = payments.reduce((sum, { amount }) => sum + toPoisha(amount), 0);
  const details = {
    source,
    total: toTaka(totalPoisha),
    ...(discountPoisha > 0 && { discount: toTaka(discountPoisha) }),
    ...(paid > 0 && { paid: toTaka(paid) }),
  };
  await recordAuditEvent(trx, { action: 'order.take', subject: 'order', subjectId: orderId, details }, actor);
}
