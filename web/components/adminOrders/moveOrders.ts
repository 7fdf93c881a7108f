/** Changes the status of orders one by one. Each succeeds or fails alone and has its own audit event. */

import { type SettableStatus, statusLabel } from '#domain/orderStatus.ts';
import { adminOrderMessages } from '#texts/adminOrderMessages.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { toastFailure } from '#web/api/failures.ts';
import { toast } from '#web/ui/toast.ts';

/** Returns the ids of the orders that were moved. */
export async function moveOrders(ids: readonly string[], status: SettableStatus): Promise<string[]> {
  const moved: { _id: string; orderNumber: string }[] = [];
  const failures: unknown[] = [];
  for (const id of ids) {
    try {
      moved.push((await adminApi.moveOrder({ params: { id }, body: { status } })).order);
    } catch (error) {
      failures.push(error);
    }
  }
  const [only, ...others] = moved;
  if (only) {
    toast(
      others.length > 0
        ? adminOrdersTexts.ordersMoved(moved.length, statusLabel(status))
        : adminOrdersTexts.orderMoved(only.orderNumber, statusLabel(status)),
    );
  }
  if (failures.length > 0) toastFailure(failures[0], adminOrderMessages.statusUpdateFailed);
  return moved.map(({ _id }) => _id);
}
