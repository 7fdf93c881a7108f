/** The orders beside an open one: an admin goes from one to the next without returning to the list. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { type Confirmation, confirmationsAwaitingCall } from '#domain/orderCalls.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { type OrderFilter, orderFilterAt } from './orderListQueries.ts';
import { findPlacedAt, nearestOrder } from './orderNeighbourQueries.ts';

interface Anchor {
  id: string;
  placedAt: Date;
}

/** The confirmations of orders that wait for a call, in a list that may be filtered by one of them. */
const awaiting = ({ confirmation }: OrderFilter): Confirmation[] =>
  confirmationsAwaitingCall.filter((value) => confirmation === undefined || confirmation === value);

/** The next order that waits for a call. Each outcome has its own part of the index. */
async function nextToCall(db: Database, filter: OrderFilter, anchor: Anchor): Promise<string | null> {
  const found = await Promise.all(
    awaiting(filter).map((confirmation) =>
      nearestOrder(db, { ...filter, confirmation }, { ...anchor, side: 'older' }),
    ),
  );
  const [nearest] = found
    .filter((order) => order !== null)
    .sort((one, other) => other.placedAt.getTime() - one.placedAt.getTime() || (one.id < other.id ? 1 : -1));
  return nearest?.id ?? null;
}

export const orderNeighbours: Handler<typeof endpoints.orderNeighbours> = async (
  { params: { id }, query },
  { db, clock },
) => {
  const filter = orderFilterAt(query, clock());
  const placedAt = isId(id) ? await findPlacedAt(db, id) : null;
  if (!placedAt) throw new Problem('orderNotFound');
  const anchor = { id, placedAt };
  const [previous, next, toCall] = await Promise.all([
    nearestOrder(db, filter, { ...anchor, side: 'newer' }),
    nearestOrder(db, filter, { ...anchor, side: 'older' }),
    nextToCall(db, filter, anchor),
  ]);
  return { previous: previous?.id ?? null, next: next?.id ?? null, nextToCall: toCall };
};
