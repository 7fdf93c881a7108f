/**
 * Ending an order that will not be delivered, as a table. The dialog offers the reasons, the server takes them, and the
 * customer reads what concerns her.
 */
import { closingReasonTexts, closingToldTexts } from '#texts/orderClosing.ts';
import { everythingLeft, type PickedLine } from './orderReturns.ts';
import { inShopStatuses, isOpen, type OrderStatus } from './orderStatus.ts';

interface ReasonRow {
  /** The statuses in which the dialog offers it. The server takes it in all open ones: a status may be set late. */
  offeredWhen: readonly OrderStatus[];
  /** True if the goods are usually back on the shelf. */
  goodsComeBack: boolean;
  /** True if the parcel was on its way and came back. The customer reads so. */
  fromCourier: boolean;
}

const onTheWay = ['shipped'] as const;
const anyOpen = [...inShopStatuses, ...onTheWay] as const;

export const closingReasons = {
  customer_asked: {
    offeredWhen: anyOpen,
    goodsComeBack: true,
    fromCourier: false,
  },
  refused_on_call: {
    offeredWhen: inShopStatuses,
    goodsComeBack: true,
    fromCourier: false,
  },
  no_answer: {
    offeredWhen: inShopStatuses,
    goodsComeBack: true,
    fromCourier: false,
  },
  fake: { offeredWhen: anyOpen, goodsComeBack: true, fromCourier: false },
  out_of_stock: {
    offeredWhen: inShopStatuses,
    goodsComeBack: true,
    fromCourier: false,
  },
  refused_at_door: {
    offeredWhen: onTheWay,
    goodsComeBack: true,
    fromCourier: true,
  },
  undeliverable: {
    offeredWhen: onTheWay,
    goodsComeBack: true,
    fromCourier: true,
  },
  lost: {
    offeredWhen: onTheWay,
    goodsComeBack: false,
    fromCourier: false,
  },
  other: {
    offeredWhen: anyOpen,
    goodsComeBack: true,
    fromCourier: false,
  },
} as const satisfies Record<string, ReasonRow>;

export type ClosingReason = keyof typeof closingReasons;
export const closingReasonValues = Object.keys(closingReasons) as [ClosingReason, ...ClosingReason[]];
export const closingReasonLabel = (reason: ClosingReason): string => closingReasonTexts[reason];

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

/** Why the order was ended, for the customer. Null if there is nothing to explain. */
export const closingExplanation = (reason: ClosingReason | null): string | null =>
  reason !== null && reason in closingToldTexts
    ? closingToldTexts[reason as keyof typeof closingToldTexts]
    : null;

/** Characters. */
export const CLOSING_NOTE_MAX = 500;
