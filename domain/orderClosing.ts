/**
 * Ending an order that will not be delivered, as a table. The dialog offers the reasons, the server takes them, and the
 * customer reads what concerns her.
 */
import { everythingLeft, type PickedLine } from './orderReturns.ts';
import type { OrderStatus } from './orderStatus.ts';
import { isOpen } from './orderStatus.ts';

interface ReasonRow {
  label: string;
  /** The statuses in which the dialog offers it. The server takes it in all open ones: a status may be set late. */
  offeredWhen: readonly OrderStatus[];
  /** True if the goods are usually back on the shelf. */
  goodsComeBack: boolean;
  /** True if the parcel was on its way and came back. The customer reads so. */
  fromCourier: boolean;
  /** What the customer is told in the email. Null if there is nothing to explain. */
  told: string | null;
}

const inShop = ['pending', 'processing'] as const;
const onTheWay = ['shipped'] as const;
const anyOpen = [...inShop, ...onTheWay] as const;

export const closingReasons = {
  customer_asked: {
    label: 'Customer asked to cancel',
    offeredWhen: anyOpen,
    goodsComeBack: true,
    fromCourier: false,
    told: 'We have cancelled it as you asked.',
  },
  refused_on_call: {
    label: 'Refused on the phone',
    offeredWhen: inShop,
    goodsComeBack: true,
    fromCourier: false,
    told: 'You told us on the phone that you no longer want it.',
  },
  no_answer: {
    label: 'Could not be reached',
    offeredWhen: inShop,
    goodsComeBack: true,
    fromCourier: false,
    told: 'We could not reach you by phone. If you still want these items, please order again.',
  },
  fake: { label: 'Fake order', offeredWhen: anyOpen, goodsComeBack: true, fromCourier: false, told: null },
  out_of_stock: {
    label: 'Out of stock',
    offeredWhen: inShop,
    goodsComeBack: true,
    fromCourier: false,
    told: 'We are sorry: what you ordered is no longer in stock.',
  },
  refused_at_door: {
    label: 'Refused at the door',
    offeredWhen: onTheWay,
    goodsComeBack: true,
    fromCourier: true,
    told: 'The courier brought the parcel back to us because it was not accepted.',
  },
  undeliverable: {
    label: 'Could not be delivered',
    offeredWhen: onTheWay,
    goodsComeBack: true,
    fromCourier: true,
    told: 'The courier could not deliver the parcel and brought it back to us.',
  },
  lost: {
    label: 'Lost on the way',
    offeredWhen: onTheWay,
    goodsComeBack: false,
    fromCourier: false,
    told: 'We are sorry: the courier has lost the parcel. If you still want these items, please order again.',
  },
  other: {
    label: 'Another reason',
    offeredWhen: anyOpen,
    goodsComeBack: true,
    fromCourier: false,
    told: null,
  },
} as const satisfies Record<string, ReasonRow>;

export type ClosingReason = keyof typeof closingReasons;
export const closingReasonValues = Object.keys(closingReasons) as [ClosingReason, ...ClosingReason[]];
export const closingReasonLabel = (reason: ClosingReason): string => closingReasons[reason].label;

/** The reasons in the dialog. Empty once the order is delivered or cancelled. */
export const closingReasonsFor = (status: OrderStatus): readonly ClosingReason[] =>
  closingReasonValues.filter((reason) =>
    (closingReasons[reason].offeredWhen as readonly OrderStatus[]).includes(status),
  );

/** True if an admin may still end the order. */
export const mayClose = (status: OrderStatus): boolean => isOpen(status);

/** What is back on the shelf, unless the admin says otherwise: everything, or nothing of a lost parcel. */
export const usuallyBack = (
  reason: ClosingReason,
  lines: readonly { quantity: number; returned: number }[],
): PickedLine[] => (closingReasons[reason].goodsComeBack ? everythingLeft(lines) : []);

/** True if the customer reads 'Returned to the shop' instead of 'Cancelled'. */
export const cameBack = (reason: ClosingReason | null): boolean =>
  reason !== null && closingReasons[reason].fromCourier;
export const RETURNED_TO_SHOP = 'Returned to the shop';

/** Why the order was ended, for the customer. Null if there is nothing to explain. */
export const toldOfClosing = (reason: ClosingReason | null): string | null =>
  reason === null ? null : closingReasons[reason].told;

/** Characters. */
export const CLOSING_NOTE_MAX = 500;
