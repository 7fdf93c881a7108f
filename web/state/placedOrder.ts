/** The order just placed, stored so that the confirmation page survives a reload. */
import { useStore } from 'zustand';
import type { Order } from '#web/api/responses.ts';
import { persistedStore } from './persistedStore.ts';

type PlacedOrder = Pick<Order, '_id' | 'orderNumber' | 'paymentMethod' | 'totalPrice'>;

interface Placed {
  order: PlacedOrder | null;
}

const isPlaced = (stored: unknown): stored is Placed => {
  const { order } = (stored ?? {}) as Partial<Placed>;
  return typeof order?._id === 'string' && typeof order.orderNumber === 'string';
};

const placedStore = persistedStore<Placed>({ key: 'placedOrder', empty: { order: null }, isSound: isPlaced });

export const savePlacedOrder = ({ _id, orderNumber, paymentMethod, totalPrice }: Order): void =>
  placedStore.setState({ order: { _id, orderNumber, paymentMethod, totalPrice } });

/** Listens in all tabs until the returned function is called. */
export const onOrderPlaced = (listener: () => void): (() => void) => placedStore.subscribe(listener);

/** History state of the confirmation page: its own order, not the latest one. */
export interface PlacedState {
  orderId: string;
}

export function usePlacedOrder(state: unknown): PlacedOrder | null {
  const { order } = useStore(placedStore);
  return order && order._id === (state as PlacedState | null)?.orderId ? order : null;
}
