/** The order just placed, stored so that the confirmation page survives a reload. It is shown to its customer only. */
import { useStore } from 'zustand';
import type { Order } from '#web/api/responses.ts';
import { userIdNow, useUser } from '#web/auth/session.ts';
import { persistedStore } from './persistedStore.ts';

/** What the confirmation page shows. */
const storedFields = [
  '_id',
  'orderNumber',
  'paymentMethod',
  'orderItems',
  'shippingAddress',
  'itemsPrice',
  'discount',
  'shippingPrice',
  'taxPrice',
  'totalPrice',
  'toCollect',
  'estimatedDelivery',
  'note',
  'secondPhone',
  'callTime',
  'giftNote',
  'hidePrices',
] as const satisfies readonly (keyof Order)[];

export type PlacedOrder = Pick<Order, (typeof storedFields)[number]> & { userId: string | null };

interface Placed {
  order: PlacedOrder | null;
}

/** An order that an earlier version of the shop stored lacks the items. */
const isPlaced = (stored: unknown): stored is Placed => {
  const { order } = (stored ?? {}) as Partial<Placed>;
  return (
    typeof order?._id === 'string' &&
    typeof order.orderNumber === 'string' &&
    Array.isArray(order.orderItems) &&
    typeof order.shippingAddress?.phone === 'string' &&
    typeof order.totalPrice === 'number'
  );
};

const placedStore = persistedStore<Placed>({ key: 'placedOrder', empty: { order: null }, isSound: isPlaced });

export function savePlacedOrder(placed: Order): void {
  const fields = Object.fromEntries(storedFields.map((field) => [field, placed[field]]));
  placedStore.setState({ order: { ...(fields as PlacedOrder), userId: userIdNow() } });
}

/** Listens in all tabs until the returned function is called. */
export const onOrderPlaced = (listener: () => void): (() => void) => placedStore.subscribe(listener);

/** History state of the confirmation page: its own order, not the latest one. */
export interface PlacedState {
  orderId: string;
}

/** The page's own order: in its history, or in its address when a message leads there. */
export function usePlacedOrder({ state, search }: { state: unknown; search: string }): PlacedOrder | null {
  const { order } = useStore(placedStore);
  const userId = useUser()?._id ?? null;
  const asked = (state as PlacedState | null)?.orderId ?? new URLSearchParams(search).get('order');
  return order && order._id === asked && order.userId === userId ? order : null;
}

/** The phone of the order just placed, for tracking it. Empty for every other number and every other user. */
export function phoneOfPlaced(orderNumber: string): string {
  const { order } = placedStore.getState();
  return order?.orderNumber === orderNumber && order.userId === userIdNow()
    ? order.shippingAddress.phone
    : '';
}
