/**
 * The order's timeline besides its statuses, as a table: each kind of change with its sentence for the shop, and the
 * sentence for the customer where it concerns her.
 */
import type { OrderSource } from './orderSources.ts';
import type { OrderStatus } from './orderStatus.ts';

interface ChangeRow {
  label: string;
  /** What the customer reads. Null if it is not hers to know. */
  forCustomer: string | null;
  /** The status that the same command sets. The timeline shows one entry for both. */
  movesTo?: OrderStatus;
}

export const orderChanges = {
  taken: { label: 'Order taken', forCustomer: null, movesTo: 'pending' },
  edited: { label: 'Order changed', forCustomer: 'Your order was changed' },
  closed: { label: 'Order closed', forCustomer: null, movesTo: 'cancelled' },
  delivered_in_part: { label: 'Delivered in part', forCustomer: 'Delivered in part', movesTo: 'delivered' },
  reopened: { label: 'Delivery undone', forCustomer: null, movesTo: 'shipped' },
  returned: { label: 'Items came back', forCustomer: 'Items were returned' },
  exchanged: { label: 'Items exchanged', forCustomer: 'Items were exchanged' },
  payment: { label: 'Payment received', forCustomer: 'Payment received' },
  payment_removed: { label: 'Payment removed', forCustomer: 'Payment removed' },
  booked: { label: 'Booked with courier', forCustomer: null },
  booking_removed: { label: 'Booking removed', forCustomer: null },
  printed: { label: 'Printed', forCustomer: null },
  settled: { label: 'Settled by courier', forCustomer: null },
} as const satisfies Record<string, ChangeRow>;

export type OrderChangeKind = keyof typeof orderChanges;
export const orderChangeKinds = Object.keys(orderChanges) as [OrderChangeKind, ...OrderChangeKind[]];
/** The status that the command of this change sets. Null if it sets none. */
export const movesTo = (kind: OrderChangeKind): OrderStatus | null => {
  const row: ChangeRow = orderChanges[kind];
  return row.movesTo ?? null;
};
export const concernsCustomer = (kind: OrderChangeKind): boolean => orderChanges[kind].forCustomer !== null;

/** What a change stores besides its kind. Amounts in poisha. Keys that a kind does not need are absent. */
export interface OrderChangeDetails {
  /** Payments, refunds, discounts, what was collected or received. */
  poisha?: number;
  /** Paid back with a delivery in part, where `poisha` is what was collected. */
  refundPoisha?: number;
  method?: string;
  reason?: string;
  /** Of an order that an admin took. */
  source?: OrderSource;
  courier?: string;
  consignment?: string;
  /** The other order of an exchange. */
  orderNumber?: string;
  /** 'Bangle set × 1' */
  items?: string[];
  /** What an edit changed: 'Address', 'Items', 'Delivery fee', 'Discount'. */
  fields?: string[];
}
