/** Which orders are marked. They stay so from page to page and from filter to filter, until they are cleared. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { MAX_CHOSEN_ORDERS } from '#domain/orderListing.ts';
import { toast } from '#web/ui/toast.ts';
import type { DeskOrder } from './deskOrder.ts';

export interface Selection {
  chosen: readonly DeskOrder[];
  has: (id: string) => boolean;
  toggle: (order: DeskOrder) => void;
  /** Marks these beside what is marked already. */
  add: (orders: readonly DeskOrder[]) => void;
  remove: (orders: readonly DeskOrder[]) => void;
  clear: () => void;
}

const marked = createStore<{ orders: ReadonlyMap<string, DeskOrder> }>(() => ({ orders: new Map() }));

const keep = (orders: ReadonlyMap<string, DeskOrder>): void => marked.setState({ orders });

function add(orders: readonly DeskOrder[]): void {
  const after = new Map([...marked.getState().orders, ...orders.map((order) => [order._id, order] as const)]);
  if (after.size > MAX_CHOSEN_ORDERS) toast(`At most ${MAX_CHOSEN_ORDERS} orders can be selected`, 'bad');
  else keep(after);
}

function remove(orders: readonly DeskOrder[]): void {
  const gone = new Set(orders.map(({ _id }) => _id));
  keep(new Map([...marked.getState().orders].filter(([id]) => !gone.has(id))));
}

/** `shown` are the orders on the page: newer than what was marked of them. */
export function useSelection(shown: readonly DeskOrder[]): Selection {
  const { orders } = useStore(marked);
  const fresh = new Map(shown.map((order) => [order._id, order]));
  return {
    chosen: [...orders].map(([id, order]) => fresh.get(id) ?? order),
    has: (id) => orders.has(id),
    toggle: (order) => (orders.has(order._id) ? remove([order]) : add([order])),
    add,
    remove,
    clear: () => keep(new Map()),
  };
}
