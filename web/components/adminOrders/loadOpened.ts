import { orderMessages } from '#texts/orderMessages.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { toastFailure } from '#web/api/failures.ts';
import { orNull } from '#web/api/orNull.ts';
import type { OpenedOrder } from '#web/api/responses.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { openedId } from '#web/components/orders/openedOrder.ts';
import { orderFilterNames } from './OrderFilters.tsx';

/** The order in the address. Null if there is none, or if it failed to load: then a toast says so, and the list shows. */
export async function loadOpened(search: string): Promise<OpenedOrder | null> {
  const id = openedId(search);
  if (id === null) return null;
  try {
    return await adminApi.adminOrder({ params: { id } });
  } catch (error) {
    toastFailure(error, orderMessages.fetchFailed);
    return null;
  }
}

/** The orders beside the open one, in the list of the address. */
export type OrderNeighbours = Awaited<ReturnType<typeof adminApi.orderNeighbours>> & {
  /** The id of the open order. */
  of: string;
};

/** Optional: without them, the list is the way to the next order. */
export async function loadNeighbours(search: string): Promise<OrderNeighbours | null> {
  const id = openedId(search);
  if (id === null) return null;
  const asked = new URLSearchParams(search);
  const found = await orNull(
    adminApi.orderNeighbours({ params: { id }, query: pickQuery(asked, orderFilterNames) }),
  );
  return found && { ...found, of: id };
}
