/** The order just placed, for the page that confirms it: kept so that a reload still shows it. */
import { useStore } from 'zustand';
import type { Order } from './components/orders/order.ts';
import { keptStore } from './keptStore.ts';

type PlacedOrder = Pick<Order, '_id' | 'orderNumber' | 'paymentMethod' | 'totalPrice'>;

interface Placed {
  order: PlacedOrder | null;
}

const isPlaced = (kept: unknown): kept is Placed => {
  const { order } = (kept ?? {}) as Partial<Placed>;
  return typeof order?._id === 'string' && typeof order.orderNumber === 'string';
};

const placedStore = keptStore<Placed>({ key: 'placedOrder', empty: { order: null }, isSound: isPlaced });

export const keepPlacedOrder = ({ _id, orderNumber, paymentMethod, totalPrice }: Order): void =>
  placedStore.setState({ order: { _id, orderNumber, paymentMethod, totalPrice } });

/** In this tab or another; until the returned function is called. */
export const onOrderPlaced = (hear: () => void): (() => void) => placedStore.subscribe(hear);

/** What the confirmation page is shown with in the browser's history: one order, not whichever was last. */
export interface PlacedState {
  orderId: string;
}

export function usePlacedOrder(state: unknown): PlacedOrder | null {
  const { order } = useStore(placedStore);
  return order && order._id === (state as PlacedState | null)?.orderId ? order : null;
}
