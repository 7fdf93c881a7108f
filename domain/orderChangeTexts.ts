/** The entries of an order's timeline as sentences, for the shop and for the customer. */
import { courierLabel } from './couriers.ts';
import { formatTaka } from './money.ts';
import { type OrderChangeDetails, type OrderChangeKind, orderChanges } from './orderChanges.ts';
import { type ClosingReason, closingReasonLabel, closingReasons } from './orderClosing.ts';
import { type ReceivedBy, receivedBy, receivedByLabel } from './orderPayments.ts';
import { type ReturnReason, returnReasonLabel, returnReasons } from './orderReturns.ts';
import { orderSources } from './orderSources.ts';

/** As the API answers it: the amounts in taka. */
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
const paidBack = (amount = 0) => amount > 0 && `${formatTaka(amount)} paid back`;
const money = ({ amount = 0, method }: Details) =>
  `${formatTaka(amount)}${method ? ` by ${methodText(method)}` : ''}`;
const parcel = ({ courier = '', consignment }: Details) => [
  courierLabel(courier),
  consignment && `consignment ${consignment}`,
];

type Part = string | false | null | undefined;

/** What both the shop and the customer read after the label. */
const parts: Record<OrderChangeKind, (details: Details) => Part[]> = {
  taken: ({ source, amount = 0 }) => [
    source && orderSources[source].taken,
    amount > 0 && `${formatTaka(amount)} discount`,
  ],
  edited: ({ fields }) => [listed(fields)],
  closed: ({ items = [] }) => [items.length > 0 && `back in stock: ${listed(items)}`],
  delivered_in_part: ({ amount = 0, items = [], refund }) => [
    `${formatTaka(amount)} paid at the door`,
    items.length > 0 && `not kept: ${listed(items)}`,
    paidBack(refund),
  ],
  reopened: () => [],
  returned: ({ items, amount }) => [listed(items), paidBack(amount)],
  exchanged: ({ items, amount, orderNumber }) => [
    listed(items),
    orderNumber && `new order ${orderNumber}`,
    paidBack(amount),
  ],
  payment: (details) => [money(details)],
  payment_removed: (details) => [money(details)],
  booked: parcel,
  booking_removed: parcel,
  printed: () => [],
  settled: ({ amount }) => [amount !== undefined && `${formatTaka(amount)} received`],
};

const sentence = (label: string, details: readonly Part[]): string => {
  const shown = details.filter(Boolean);
  return shown.length > 0 ? `${label}: ${shown.join('; ')}` : label;
};

/** 'Order closed: Refused at the door; back in stock: Ring × 1' */
export const changeText = ({ kind, details }: Change): string => {
  const why = kind === 'exchanged' ? undefined : reasonText(details.reason);
  return sentence(orderChanges[kind].label, [why, ...parts[kind](details)]);
};

/** 'Items were returned: Ring × 1; ৳500 paid back'. Null if the change does not concern the customer. */
export const changeForCustomer = ({ kind, details }: Change): string | null => {
  const label = orderChanges[kind].forCustomer;
  return label && sentence(label, parts[kind](details));
};
