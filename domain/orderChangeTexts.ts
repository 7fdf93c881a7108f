/** The entries of an order's timeline as sentences, for the shop and for the customer. */
import { changeDetailTexts, customerChangeTexts, orderChangeTexts } from '#texts/orderChanges.ts';
import { courierLabel } from './couriers.ts';
import { editedFieldLabel } from './editedFields.ts';
import { formatTaka } from './money.ts';
import type { OrderChangeDetails, OrderChangeKind } from './orderChanges.ts';
import { type ClosingReason, closingReasonLabel, closingReasons } from './orderClosing.ts';
import { type ReceivedBy, receivedBy, receivedByLabel } from './orderPayments.ts';
import { type ReturnReason, returnReasonLabel, returnReasons } from './orderReturns.ts';
import { takenHow } from './orderSources.ts';

/** As the API returns it: the amounts in taka. */
interface Details extends Omit<OrderChangeDetails, 'poisha' | 'refundPoisha'> {
  amount?: number;
  refund?: number;
}

interface Change {
  kind: OrderChangeKind;
  details: Details;
}

const reasonText = (reason?: string): string | undefined => {
  if (reason === undefined) return undefined;
  if (Object.hasOwn(closingReasons, reason)) return closingReasonLabel(reason as ClosingReason);
  if (Object.hasOwn(returnReasons, reason)) return returnReasonLabel(reason as ReturnReason);
  return reason;
};

const methodText = (method: string): string =>
  Object.hasOwn(receivedBy, method) ? receivedByLabel(method as ReceivedBy) : method;

const listed = (items: readonly string[] = []): string => items.join(', ');
const paidBack = (amount = 0) => amount > 0 && changeDetailTexts.paidBack(formatTaka(amount));
const money = ({ amount = 0, method }: Details) =>
  method ? changeDetailTexts.paidBy(formatTaka(amount), methodText(method)) : formatTaka(amount);
const parcel = ({ courier = '', consignment }: Details) => [
  courierLabel(courier),
  consignment && changeDetailTexts.consignment(consignment),
];

type Part = string | false | null | undefined;

/** What both the shop and the customer read after the label. */
const parts: Record<OrderChangeKind, (details: Details) => Part[]> = {
  taken: ({ source, amount = 0 }) => [
    source && takenHow(source),
    amount > 0 && changeDetailTexts.discount(formatTaka(amount)),
  ],
  edited: ({ fields = [] }) => [listed(fields.map(editedFieldLabel))],
  closed: ({ items }) => [
    items &&
      (items.length > 0 ? changeDetailTexts.backInStock(listed(items)) : changeDetailTexts.noneBackInStock),
  ],
  delivered_in_part: ({ amount = 0, items = [], refund }) => [
    changeDetailTexts.paidAtDoor(formatTaka(amount)),
    items.length > 0 && changeDetailTexts.notKept(listed(items)),
    paidBack(refund),
  ],
  reopened: () => [],
  returned: ({ items, amount }) => [listed(items), paidBack(amount)],
  exchanged: ({ items, amount, orderNumber }) => [
    listed(items),
    orderNumber && changeDetailTexts.newOrder(orderNumber),
    paidBack(amount),
  ],
  payment: (details) => [money(details)],
  payment_removed: (details) => [money(details)],
  booked: parcel,
  booking_removed: parcel,
  printed: () => [],
  settled: ({ amount }) => [amount !== undefined && changeDetailTexts.received(formatTaka(amount))],
};

const sentence = (label: string, details: readonly Part[]): string => {
  const shown = details.filter(Boolean);
  return shown.length > 0 ? `${label}: ${shown.join('; ')}` : label;
};

/**
 * 'Order closed: Refused at the door; back in stock: Ring × 1'. `stock` says what became of pieces that came back: the shop's
 * alone to know.
 */
export const changeText = ({ kind, details }: Change, stock?: string): string => {
  const why = kind === 'exchanged' ? undefined : reasonText(details.reason);
  return sentence(orderChangeTexts[kind], [why, ...parts[kind](details), stock]);
};

/** 'Items were returned: Ring × 1; ৳500 paid back'. Null if the change does not concern the customer. */
export const changeForCustomer = ({ kind, details }: Change): string | null => {
  if (!(kind in customerChangeTexts)) return null;
  const label = customerChangeTexts[kind as keyof typeof customerChangeTexts];
  return sentence(label, parts[kind](details));
};
