/** Records changed orders in the outbox, each with its state before and after. */
import { netPoisha } from '#domain/orderMoney.ts';
import type { Database } from '#server/database/connect.ts';
import type { OrderChanged, OrderState } from '#server/outbox/events.ts';
import { recordEvent, recordEvents } from '#server/outbox/outboxQueries.ts';
import type { LockedOrder } from './orderQueries.ts';

interface Change
  extends Partial<Pick<OrderChanged, 'sold' | 'stock' | 'products' | 'closing' | 'isByCustomer' | 'mail'>> {
  /** What is different now. */
  after: Partial<LockedOrder>;
}

const stateOf = (order: LockedOrder): OrderState => ({
  status: order.status,
  confirmation: order.confirmation,
  totalPoisha: order.totalPoisha,
  netPoisha: netPoisha(order),
  fullName: order.fullName,
  phone: order.phone,
  district: order.district,
  thana: order.thana,
  isBooked: order.isBooked,
  isPrinted: order.isPrinted,
  isSettled: order.isSettled,
});

const changeOf = (order: LockedOrder, { after, sold = [], stock = [], ...change }: Change): OrderChanged => ({
  kind: 'orderChanged',
  order: order.id,
  user: order.userId,
  placedAt: order.placedAt.toISOString(),
  before: stateOf(order),
  after: stateOf({ ...order, ...after }),
  ...change,
  sold,
  stock,
});

/** `order`: as it was locked, before the change. */
export const recordOrderChange = (trx: Database, order: LockedOrder, change: Change): Promise<void> =>
  recordEvent(trx, changeOf(order, change));

/** The same change of several orders, as they were locked. */
export const recordOrderChanges = (
  trx: Database,
  orders: readonly LockedOrder[],
  change: Pick<Change, 'after'>,
): Promise<void> =>
  recordEvents(
    trx,
    orders.map((order) => changeOf(order, change)),
  );

type Recipient = Pick<OrderState, 'fullName' | 'phone' | 'district' | 'thana'>;

/** The state of an order that was just placed. */
export const newOrderState = (
  totalPoisha: number,
  { fullName, phone, district, thana }: Recipient,
): OrderState => ({
  status: 'pending',
  confirmation: 'to_call',
  totalPoisha,
  netPoisha: totalPoisha,
  fullName,
  phone,
  district,
  thana,
  isBooked: false,
  isPrinted: false,
  isSettled: false,
});
