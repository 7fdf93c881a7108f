/** Which orders a courier's file takes: confirmed ones that are still in the shop and not booked yet. */
import { isToBook } from './orderBooking.ts';
import type { Confirmation } from './orderCalls.ts';
import type { OrderSource } from './orderSources.ts';
import type { OrderStatus } from './orderStatus.ts';

/** The other kinds, in the order in which they are shown. An order is of the first kind that fits. */
export const leftOutValues = [
  'cancelled',
  'delivered',
  'shipped',
  'counter',
  'booked',
  'unconfirmed',
] as const;
export type LeftOutKind = (typeof leftOutValues)[number];

interface FileOrder {
  status: OrderStatus;
  confirmation: Confirmation;
  booking: object | null;
  source: OrderSource;
}

/** Why the courier's file leaves the order out unless asked. Null if it takes the order. */
export function leftOutAs({ status, confirmation, booking, source }: FileOrder): LeftOutKind | null {
  if (status === 'cancelled' || status === 'delivered' || status === 'shipped') return status;
  // Who bought over the counter took the goods along.
  if (source === 'counter') return source;
  if (isToBook({ status, confirmation, isBooked: booking !== null })) return null;
  return booking === null ? 'unconfirmed' : 'booked';
}

/** Oldest first, the order in which slips are printed and parcels are packed. */
export const inPackingOrder = <O extends { _id: string; createdAt: string }>(orders: readonly O[]): O[] => {
  const keyOf = ({ createdAt, _id }: O) => `${createdAt} ${_id}`;
  return [...orders].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
};
