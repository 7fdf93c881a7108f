/** The actions that the order's status allows, by the tables that the server refuses by. */
import { mayClose } from '#domain/orderClosing.ts';
import { mayEdit } from '#domain/orderEdit.ts';
import { everythingLeft, mayDeliverInPart, mayReturn } from '#domain/orderReturns.ts';
import type { AdminOrder } from '#web/api/responses.ts';

export type LifecycleAction = 'edit' | 'deliverInPart' | 'returnItems' | 'exchange' | 'close';

export function lifecycleActionsOf({ status, orderItems }: AdminOrder): LifecycleAction[] {
  const hasGoods = mayReturn(status) && everythingLeft(orderItems).length > 0;
  const offers: [LifecycleAction, boolean][] = [
    ['edit', mayEdit(status)],
    ['deliverInPart', mayDeliverInPart(status)],
    ['returnItems', hasGoods],
    ['exchange', hasGoods],
    ['close', mayClose(status)],
  ];
  return offers.filter(([, isOffered]) => isOffered).map(([action]) => action);
}
