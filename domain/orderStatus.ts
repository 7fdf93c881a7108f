/** The life of an order as a table: screens ask it what to offer, the server what to refuse. */
import { z } from 'zod';

interface StatusRow {
  label: string;
  /** May an admin still move an order that stands here? */
  open: boolean;
  /** May an admin put an order here? Cancelling is the customer's. */
  settable: boolean;
  /** May the customer still cancel? */
  cancellable: boolean;
}

export const orderStatuses = {
  pending: { label: 'Pending', open: true, settable: true, cancellable: true },
  processing: { label: 'Processing', open: true, settable: true, cancellable: true },
  shipped: { label: 'Shipped', open: true, settable: true, cancellable: false },
  delivered: { label: 'Delivered', open: false, settable: true, cancellable: false },
  cancelled: { label: 'Cancelled', open: false, settable: false, cancellable: false },
} as const satisfies Record<string, StatusRow>;

export type OrderStatus = keyof typeof orderStatuses;
export type SettableStatus = {
  [S in OrderStatus]: (typeof orderStatuses)[S]['settable'] extends true ? S : never;
}[OrderStatus];

export const orderStatusValues = Object.keys(orderStatuses) as [OrderStatus, ...OrderStatus[]];
export const settableStatuses = orderStatusValues.filter(
  (status): status is SettableStatus => orderStatuses[status].settable,
);

export const orderStatusField = z.enum(orderStatusValues, { error: 'Unknown order status' });
export const settableStatusField = z.enum(settableStatuses, {
  error: 'Status must be pending, processing, shipped or delivered',
});

export const statusLabel = (status: OrderStatus): string => orderStatuses[status].label;

export const isOpen = (status: OrderStatus): boolean => orderStatuses[status].open;

/** May an admin move an order from one status to another? Backwards too, to mend a slip. */
export const canMove = (from: OrderStatus, to: OrderStatus): boolean =>
  isOpen(from) && orderStatuses[to].settable;

/** What the dropdown offers; empty where it is hidden. */
export const movesFrom = (from: OrderStatus): readonly SettableStatus[] =>
  isOpen(from) ? settableStatuses : [];

export const mayCancel = (status: OrderStatus): boolean => orderStatuses[status].cancellable;

/** The steps an order shows on its way; a cancelled one ends where it was cancelled. */
export const timelineSteps: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered'];
