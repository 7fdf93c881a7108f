/**
 * Editing an order before it is sent: which pieces it gives back and takes, and what it costs then. Lines that stay keep
 * their price, new ones get today's. All amounts are in poisha unless said otherwise.
 */
import type { z } from 'zod';
import { orderFormTexts } from '#texts/orderForms.ts';
import type { ShippingAddress } from './addresses.ts';
import { deliveryFee } from './delivery.ts';
import { type DeliveryWishes, noWishes } from './deliveryWishes.ts';
import { type EditedField, editedFields } from './editedFields.ts';
import { formatPoisha, toPoisha } from './money.ts';
import type { editOrderSchema } from './orderEdit.schema.ts';
import { mayCancel, type OrderStatus } from './orderStatus.ts';
import { type Discount, priceOfItems } from './orders.ts';
import { Problem } from './problems.ts';
import type { DeliveryRule } from './settings.ts';
import type { Choice } from './stock.ts';

export type OrderEdit = z.output<typeof editOrderSchema>;
export type EditedItem = NonNullable<OrderEdit['items']>[number];

/** True until the parcel is sent: as long as the customer may still cancel. */
export const mayEdit = (status: OrderStatus): boolean => mayCancel(status);

interface Priced extends Choice {
  quantity: number;
  pricePoisha: number;
}

export interface OrderToEdit {
  address: ShippingAddress;
  wishes: DeliveryWishes;
  lines: readonly Priced[];
  shippingPoisha: number;
  taxPoisha: number;
  discountPoisha: number;
}

export interface DecidedEdit {
  address: ShippingAddress;
  wishes: DeliveryWishes;
  itemsPoisha: number;
  shippingPoisha: number;
  discountPoisha: number;
  totalPoisha: number;
  /** Empty if the order is as it was. */
  fields: EditedField[];
}

/**
 * The order's new price. `lines`: as they are after the edit, null if they stay. Where items or district change, the
 * shop's rule sets the delivery fee, unless the edit names one; it looks at the items after the discount. `coupon`: what
 * the order's coupon takes off after the edit, unless the edit names a discount. Throws `invalidInput` for a discount above
 * the price of the items.
 */
export function decideEdit(
  order: OrderToEdit,
  edit: Omit<OrderEdit, 'items' | 'version'>,
  { lines, rule, coupon }: { lines: readonly Priced[] | null; rule: DeliveryRule; coupon?: Discount | null },
): DecidedEdit {
  const address = editedAddress(order.address, edit.shippingAddress);
  const wishes = editedWishes(order.wishes, edit);
  const itemsPoisha = priceOfItems(lines ?? order.lines);
  const discountPoisha =
    edit.discount === undefined ? (coupon?.discountPoisha ?? order.discountPoisha) : toPoisha(edit.discount);
  if (discountPoisha > itemsPoisha) throw discountTooHigh(itemsPoisha);
  const isFeeOpen = lines !== null || address.district !== order.address.district;
  const shippingPoisha =
    edit.shippingPrice !== undefined
      ? toPoisha(edit.shippingPrice)
      : isFeeOpen
        ? feeAfterEdit(itemsPoisha - discountPoisha, address.district, { rule, coupon })
        : order.shippingPoisha;
  const totalPoisha = itemsPoisha - discountPoisha + shippingPoisha + order.taxPoisha;
  const after = { address, wishes, itemsPoisha, shippingPoisha, discountPoisha, totalPoisha };
  return { ...after, fields: changedFields(order, after, lines !== null) };
}

/** As the timeline and the email name them. */
function changedFields(
  before: OrderToEdit,
  after: Omit<DecidedEdit, 'fields'>,
  hasNewItems: boolean,
): EditedField[] {
  return [
    ...(isUnchanged(after.address, before.address) ? [] : [editedFields.address]),
    ...(hasNewItems ? [editedFields.items] : []),
    ...(after.shippingPoisha === before.shippingPoisha ? [] : [editedFields.shipping]),
    ...(after.discountPoisha === before.discountPoisha ? [] : [editedFields.discount]),
    ...wishNames.flatMap((name) => (after.wishes[name] === before.wishes[name] ? [] : [editedFields[name]])),
  ];
}

/** Poisha. */
const feeAfterEdit = (
  poisha: number,
  district: string,
  { rule, coupon }: { rule: DeliveryRule; coupon?: Discount | null },
): number => (coupon?.isDeliveryFree ? 0 : (deliveryFee(poisha, district, rule) ?? 0));

/** The error at the field `discount`. In poisha. */
export const discountTooHigh = (itemsPoisha: number) =>
  new Problem('invalidInput', {
    errors: { discount: orderFormTexts.discountTooHigh(formatPoisha(itemsPoisha)) },
  });

const wishNames = Object.keys(noWishes) as (keyof DeliveryWishes)[];

function editedAddress(before: ShippingAddress, edited: OrderEdit['shippingAddress']): ShippingAddress {
  return edited ? { ...before, ...edited, landmark: edited.landmark ?? before.landmark } : before;
}

/** Undefined wishes stay. */
const editedWishes = (
  before: DeliveryWishes,
  { note, secondPhone, callTime, giftNote, hidePrices }: Pick<OrderEdit, keyof DeliveryWishes>,
): DeliveryWishes => ({
  note: note ?? before.note,
  secondPhone: secondPhone === undefined ? before.secondPhone : secondPhone,
  callTime: callTime ?? before.callTime,
  giftNote: giftNote ?? before.giftNote,
  hidePrices: hidePrices ?? before.hidePrices,
});

/** True if every field is the same to the letter; `isSameAddress` of saved addresses ignores case and spaces. */
const isUnchanged = (one: ShippingAddress, other: ShippingAddress): boolean =>
  (Object.keys(one) as (keyof ShippingAddress)[]).every((field) => one[field] === other[field]);
