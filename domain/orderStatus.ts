/** The order statuses as a table. Pages read it for what to offer, the server for what to refuse. */
import { orderStatusTexts } from '#texts/orderStatus.ts';

interface StatusRow {
  /** True if an admin may change this status. */
  open: boolean;
  /** True if an admin may set this status. Orders are cancelled by the customer, or by the shop if unconfirmed. */
  settable: boolean;
  /** True if the customer may still cancel. */
  cancellable: boolean;
}

export const orderStatuses = {
  pending: { open: true, settable: true, cancellable: true },
  processing: { open: true, settable: true, cancellable: true },
  shipped: { open: true, settable: true, cancellable: false },
  delivered: { open: false, settable: true, cancellable: false },
  cancelled: { open: false, settable: false, cancellable: false },
} as const satisfies Record<string, StatusRow>;

export type OrderStatus = keyof typeof orderStatuses;
export type SettableStatus = {
  [S in OrderStatus]: (typeof orderStatuses)[S]['settable'] extends true ? S : never;
}[OrderStatus];

export const orderStatusValues = Object.keys(orderStatuses) as [OrderStatus, ...OrderStatus[]];
export const settableStatuses = orderStatusValues.filter(
  (status): status is SettableStatus => orderStatuses[status].settable,
);

export const statusLabel = (status: OrderStatus): string => orderStatusTexts[status];

/** Statuses in which the parcel is still in the shop. */
export const inShopStatuses = ['pending', 'processing'] as const satisfies readonly OrderStatus[];
export const isInShop = (status: OrderStatus): boolean => inShopStatuses.some((known) => known === status);

/** True while the order may still change: neither delivered nor cancelled. */
export const isOpen = (status: OrderStatus): boolean => orderStatuses[status].open;

/** True if an admin may change one status to the other. Backwards too, to correct a mistake. */
export const canMove = (from: OrderStatus, to: OrderStatus): boolean =>
  isOpen(from) && orderStatuses[to].settable;

/** The statuses in the dropdown. Empty if it is hidden. */
export const movesFrom = (from: OrderStatus): readonly SettableStatus[] =>
  isOpen(from) ? settableStatuses : [];

/** True if the customer may still cancel the order. */
export const mayCancel = (status: OrderStatus): boolean => orderStatuses[status].cancellable;

/** The steps of an order's progress. A cancelled order ends at its last status. */
export const timelineSteps: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered'];
