/**
 * The order's timeline besides its statuses, as a table: each kind of change, whether the customer
 * reads it, and the status that it sets.
 */
import type { OrderSource } from './orderSources.ts';
import type { OrderStatus } from './orderStatus.ts';

interface ChangeRow {
  /** False if it is not the customer's to know. */
  forCustomer: boolean;
  /** The status that the same command sets. The timeline shows one entry for both. */
  movesTo?: OrderStatus;
}

export const orderChanges = {
  taken: { forCustomer: false, movesTo: 'pending' },
  edited: { forCustomer: true },
  closed: { forCustomer: false, movesTo: 'cancelled' },
  delivered_in_part: { forCustomer: true, movesTo: 'delivered' },
  reopened: { forCustomer: false, movesTo: 'shipped' },
  returned: { forCustomer: true },
  exchanged: { forCustomer: true },
  payment: { forCustomer: true },
  payment_removed: { forCustomer: true },
  booked: { forCustomer: false },
  booking_removed: { forCustomer: false },
  printed: { forCustomer: false },
  settled: { forCustomer: false },
} as const satisfies Record<string, ChangeRow>;

export type OrderChangeKind = keyof typeof orderChanges;
export const orderChangeKinds = Object.keys(orderChanges) as [OrderChangeKind, ...OrderChangeKind[]];
/** The status that the command of this change sets. Null if it sets none. */
export const movesTo = (kind: OrderChangeKind): OrderStatus | null => {
  const row: ChangeRow = orderChanges[kind];
  return row.movesTo ?? null;
};
/** True if the customer reads the change in the timeline. */
export const concernsCustomer = (kind: OrderChangeKind): boolean => orderChanges[kind].forCustomer;

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
