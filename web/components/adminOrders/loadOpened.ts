import { orderMessages } from '#domain/orderMessages.ts';
import { api } from '#web/api/client.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { OpenedOrder } from '#web/api/responses.ts';
import { openedId } from '#web/components/orders/openedOrder.ts';

/** The order in the address. Null if there is none, or if it failed to load: then a toast says so, and the list shows. */
export async function loadOpened(search: string): Promise<OpenedOrder | null> {
  const id = openedId(search);
  if (id === null) return null;
  try {
    return await api.adminOrder({ params: { id } });
  } catch (error) {
    toastFailure(error, orderMessages.fetchFailed);
    return null;
  }
}
