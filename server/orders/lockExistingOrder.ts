/** How a command on one order begins. */
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import type { Database } from '#server/database/connect.ts';
import { type LockedOrder, lockOrder } from './orderQueries.ts';

/** Locks the order until the transaction ends. Refuses an id that no order has, or no order of `owner`. */
export async function lockExistingOrder(trx: Database, id: string, owner?: string): Promise<LockedOrder> {
  const order = isId(id) ? await lockOrder(trx, id, owner) : null;
  if (!order) throw new Problem('orderNotFound');
  return order;
}
