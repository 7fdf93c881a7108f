/**
 * An admin edits an order that was not sent yet: address, items, delivery fee, discount. Stock moves by the difference,
 * and the customer is notified.
 */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { deliveryDates } from '#domain/deliveryDates.ts';
import { toTaka } from '#domain/money.ts';
import { type DecidedEdit, decideEdit, mayEdit, type OrderEdit } from '#domain/orderEdit.ts';
import { Problem } from '#domain/problems.ts';
import { storedLine } from '#domain/storedPieces.ts';
import { type Actor, actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Context, Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { changedOrder } from './adminOrders.ts';
import { couponAfterEdit } from './couponAfterEdit.ts';
import { type EditedItems, editItems } from './editItems.ts';
import { orderToEdit, writeEdit } from './editQueries.ts';
import { addToTimeline } from './lifecycleQueries.ts';
import { lockExistingOrder } from './lockExistingOrder.ts';
import type { LockedOrder } from './orderQueries.ts';
import { recordOrderChange } from './recordOrderChange.ts';

export const editOrder: Handler<typeof endpoints.editOrder> = async ({ params: { id }, body }, context) => {
  return inTransaction(context.db, async (trx) => {
    const order = await lockExistingOrder(trx, id);
    if (!mayEdit(order.status)) throw new Problem('orderNotEditable');
    if (order.version !== body.version) throw new Problem('orderChanged');
    await edit(trx, order, { body, context });
    return changedOrder(trx, id);
  });
};

interface Edit {
  body: OrderEdit;
  context: Context<'admin'>;
}

async function edit(trx: Database, order: LockedOrder, { body, context }: Edit): Promise<void> {
  const { id, version } = order;
  const actor = actorOf(context);
  const { by, now } = actor;
  const before = await orderToEdit(trx, id);
  const { delivery: rule, deliveryDays, unsoldDays } = await context.shopSettings.read(trx);
  const items =
    body.items &&
    (await editItems(trx, {
      orderId: id,
      lines: before.lines,
      items: body.items,
      version,
      unsoldDays,
      by,
      now,
    }));
  const lines = items?.lines ?? null;
  const isSetByAdmin = body.discount !== undefined;
  const coupon = await couponAfterEdit(trx, order, { ...before, newLines: lines, isSetByAdmin });
  const decided = decideEdit(before, body, { lines, rule, coupon });
  if (decided.fields.length === 0) return;
  const { district } = decided.address;
  const arrives =
    district === before.address.district ? null : deliveryDates(order.placedAt, district, deliveryDays);
  await writeEdit(trx, { id, edit: decided, arrives, now });
  await record(trx, order, { decided, items: items ?? null, actor });
}

interface Edited {
  decided: DecidedEdit;
  items: EditedItems | null;
  actor: Actor;
}

/** In the timeline, the audit log and the outbox. */
async function record(trx: Database, order: LockedOrder, { decided, items, actor }: Edited): Promise<void> {
  const { id: orderId } = order;
  const { by, now } = actor;
  const { fields, totalPoisha, address } = decided;
  const mailId = newId();
  const change = { fields, ...(items && { items: items.lines.map(storedLine) }) };
  await addToTimeline(trx, { orderId, kind: 'edited', details: change, by, now, mailId });
  const total = { from: toTaka(order.totalPoisha), to: toTaka(totalPoisha) };
  const details = { fields: fields.join(', '), ...(total.from !== total.to && { total }) };
  await recordAuditEvent(trx, { action: 'order.edit', subject: 'order', subjectId: orderId, details }, actor);
  const { fullName, phone, district, thana } = address;
  await recordOrderChange(trx, order, {
    after: { totalPoisha, fullName, phone, district, thana },
    ...(items && {
      products: items.lines.flatMap(({ product }) => product ?? []),
      sold: items.sold,
      stock: items.stock,
    }),
    mail: { kind: 'orderEdited', subject: mailId },
  });
}
