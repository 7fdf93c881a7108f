/** An order that was pressed without a network and refused since: the form takes it over and asks again. */
import { useEffect, useState } from 'react';
import { takeRefusedOrder } from '#web/offline/pendingOrder.ts';
import { type PendingOrder, useSyncQueue } from '#web/state/syncQueue.ts';
import { typeAgain } from './sendOrder.ts';

export function useRefusedOrder(): PendingOrder | null {
  const { order } = useSyncQueue();
  const [refused, setRefused] = useState<PendingOrder | null>(null);
  useEffect(() => {
    if (!order?.refusal) return;
    typeAgain(order.body);
    setRefused(takeRefusedOrder());
  }, [order]);
  return refused;
}
