import { useState } from 'react';
import type { Order } from '#web/components/orders/order.ts';

export interface Selection {
  chosen: readonly Order[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  setAll: (isChosen: boolean) => void;
}

/** Which orders of this page are marked; one that is no longer on it is no longer marked either. */
export function useSelection(orders: readonly Order[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = orders.filter(({ _id }) => ids.has(_id));
  return {
    chosen,
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    setAll: (isChosen) => setIds(new Set(isChosen ? orders.map(({ _id }) => _id) : [])),
  };
}
