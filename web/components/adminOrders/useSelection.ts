/** The selected orders. The selection survives paging and filtering until it is cleared. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { MAX_SELECTED_ORDERS } from '#domain/orderListing.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { orNull } from '#web/api/orNull.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { toast } from '#web/ui/toast.ts';
import { ordersById } from './fetchOrders.ts';

export interface Selection {
  selected: readonly AdminOrder[];
  has: (id: string) => boolean;
  toggle: (order: AdminOrder) => void;
  /** Selects these as well. */
  add: (orders: readonly AdminOrder[]) => void;
  remove: (orders: readonly AdminOrder[]) => void;
  clear: () => void;
  /** Another admin, or an action of this one, may have changed the selected orders. */
  readAgain: () => Promise<void>;
}

const selectionStore = createStore<{ orders: ReadonlyMap<string, AdminOrder> }>(() => ({
  orders: new Map(),
}));

const setOrders = (orders: ReadonlyMap<string, AdminOrder>): void => selectionStore.setState({ orders });

function add(orders: readonly AdminOrder[]): void {
  const after = new Map([
    ...selectionStore.getState().orders,
    ...orders.map((order) => [order._id, order] as const),
  ]);
  if (after.size > MAX_SELECTED_ORDERS) toast(adminOrdersTexts.tooManySelected(MAX_SELECTED_ORDERS), 'bad');
  else setOrders(after);
}

function remove(orders: readonly AdminOrder[]): void {
  const gone = new Set(orders.map(({ _id }) => _id));
  setOrders(new Map([...selectionStore.getState().orders].filter(([id]) => !gone.has(id))));
}

/** Takes over what was just read of selected orders, so that other pages of the list know it, too. */
export function freshenSelection(read: readonly AdminOrder[]): void {
  const before = selectionStore.getState().orders;
  const selected = read.filter(({ _id }) => before.has(_id));
  if (selected.length === 0) return;
  setOrders(new Map([...before, ...selected.map((order) => [order._id, order] as const)]));
}

/** Without a response the selection stays as it is: what is done with it names the status that it shows. */
async function readAgain(): Promise<void> {
  const read = await orNull(ordersById([...selectionStore.getState().orders.keys()]));
  if (read) freshenSelection(read);
}

/** `shown` are the orders on the page, which are fresher than the stored selection. */
export function useSelection(shown: readonly AdminOrder[]): Selection {
  const { orders } = useStore(selectionStore);
  const fresh = new Map(shown.map((order) => [order._id, order]));
  return {
    selected: [...orders].map(([id, order]) => fresh.get(id) ?? order),
    has: (id) => orders.has(id),
    toggle: (order) => (orders.has(order._id) ? remove([order]) : add([order])),
    add,
    remove,
    clear: () => setOrders(new Map()),
    readAgain,
  };
}
