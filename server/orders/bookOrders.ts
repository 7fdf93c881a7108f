/** Parcels booked with a courier. A booking does not change the status: the parcel leaves the shop later. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { mayBook, mayChangeBooking } from '#domain/orderBooking.ts';
import { Problem } from '#domain/problems.ts';
import { type Actor, actorOf, recordAuditEvents } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { isOutdated, refuseOutdated } from '#server/refuseOutdated.ts';
import { changedOrder } from './adminOrders.ts';
import { type Booking, bookingOf, bookingsOf, deleteBookingOf, saveBookings } from './bookingQueries.ts';
import { addToTimeline, addToTimelines } from './lifecycleQueries.ts';
import { lockExistingOrder } from './lockExistingOrder.ts';
import { type LockedOrder, lockOrders } from './orderQueries.ts';
import { recordOrderChange, recordOrderChanges } from './recordOrderChange.ts';

/**
 * An order that is booked with this courier already stays as it is. Orders that cannot be booked are skipped. A booking that
 * another admin has made meanwhile is not replaced: the parcel may have its label already.
 */
export const bookOrders: Handler<typeof endpoints.bookOrders> = (
  { body: { orders: ids, courier, basedOn } },
  context,
) =>
  inTransaction(context.db, async (trx) => {
    const locked = await lockOrders(trx, ids.filter(isId));
    const bookable = locked.filter(({ status }) => mayBook(status));
    const before = await bookingsOf(
      trx,
      bookable.map(({ id }) => id),
    );
    const hasCourier = ({ id }: LockedOrder) => before.get(id)?.courier === courier;
    const isChanged = (order: LockedOrder) =>
      !hasCourier(order) && isOutdated(basedOn[order.id], before.get(order.id)?.at ?? null);
    const booked = bookable.filter((order) => !isChanged(order));
    const changing = booked.filter((order) => !hasCourier(order));
    await book(trx, changing, { courier, consignment: '' }, actorOf(context));
    const bookableIds = new Set(bookable.map(({ id }) => id));
    return {
      booked: booked.map(({ id }) => id),
      skipped: ids.filter((id) => !bookableIds.has(id)),
      changedMeanwhile: bookable.filter(isChanged).map(({ id }) => id),
    };
  });

/**
 * An order without a booking gets one if the courier is named. The same booking again changes nothing and is never outdated.
 */
export const changeBooking: Handler<typeof endpoints.changeBooking> = async (
  { params: { id }, body },
  context,
) => {
  return inTransaction(context.db, async (trx) => {
    const order = await lockExistingOrder(trx, id);
    if (!mayChangeBooking(order.status)) throw new Problem('orderAlreadyClosed');
    const { consignment, basedOn } = body;
    const before = await bookingOf(trx, id);
    const courier = body.courier ?? before?.courier;
    if (!courier) throw new Problem('bookingNotFound');
    if (before?.courier === courier && before.consignment === consignment) return changedOrder(trx, id);
    refuseOutdated(basedOn, before?.at ?? null);
    await book(trx, [order], { courier, consignment }, actorOf(context));
    return changedOrder(trx, id);
  });
};

export const deleteBooking: Handler<typeof endpoints.deleteBooking> = async (
  { params: { id }, query },
  context,
) => {
  return inTransaction(context.db, async (trx) => {
    const order = await lockExistingOrder(trx, id);
    if (!mayBook(order.status)) throw new Problem('orderAlreadyClosed');
    const actor = actorOf(context);
    const before = await bookingOf(trx, id);
    if (before) refuseOutdated(query.basedOn, before.at);
    const deleted = await deleteBookingOf(trx, id, actor.now);
    if (!deleted) throw new Problem('bookingNotFound');
    await addToTimeline(trx, { orderId: id, kind: 'booking_removed', details: deleted, ...actor });
    await recordAuditEvents(
      trx,
      [{ action: 'order.bookingDelete', subject: 'order', subjectId: id, details: { ...deleted } }],
      actor,
    );
    await recordOrderChange(trx, order, { after: { isBooked: false } });
    return changedOrder(trx, id);
  });
};

/** The caller holds the orders' locks. */
async function book(
  trx: Database,
  orders: readonly LockedOrder[],
  booking: Booking,
  actor: Actor,
): Promise<void> {
  const ids = orders.map(({ id }) => id);
  await saveBookings(trx, ids, { ...booking, ...actor });
  await recordAuditEvents(
    trx,
    ids.map((id) => ({ action: 'order.book', subject: 'order', subjectId: id, details: { ...booking } })),
    actor,
  );
  await addToTimelines(trx, ids, { kind: 'booked', details: { ...booking }, ...actor });
  await recordOrderChanges(trx, orders, { after: { isBooked: true } });
}
