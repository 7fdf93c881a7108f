/**
 * Changes the status of orders one by one. Each succeeds or fails alone and has its own audit event. Without a network the rest
 * is not tried.
 */

import { type OrderStatus, type SettableStatus, statusLabel } from '#domain/orderStatus.ts';
import { isProblem } from '#domain/problems.ts';
import { adminOrderMessages } from '#texts/adminOrderMessages.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { failureText } from '#web/api/failures.ts';
import { isUnreachable } from '#web/api/problemKind.ts';
import { toast } from '#web/ui/toast.ts';
import type { OrderActionResult } from './orderActions.ts';

export interface OrderToMove {
  id: string;
  /** The status that the admin saw: what another admin has moved since stays where it is. */
  from?: OrderStatus;
}

/** `moved` are the ids of the orders that were moved. */
export async function moveOrders(
  orders: readonly OrderToMove[],
  status: SettableStatus,
): Promise<OrderActionResult> {
  const moved: { _id: string; orderNumber: string }[] = [];
  let failure: unknown = null;
  for (const { id, from } of orders) {
    try {
      moved.push((await adminApi.moveOrder({ params: { id }, body: { status, from } })).order);
    } catch (error) {
      failure ??= error;
      if (isUnreachable(error)) {
        failure = error;
        break;
      }
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
  if (failure) {
    const why = failureText(failure, adminOrderMessages.statusUpdateFailed);
    const left = orders.length - moved.length;
    toast(orders.length > 1 ? adminOrdersTexts.ordersNotMoved(left, why) : why, 'bad');
  }
  return { moved: moved.map(({ _id }) => _id), ...(isProblem(failure) && { code: failure.code }) };
}
