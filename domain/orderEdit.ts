/**
 * Editing an order before it is sent: which pieces it gives back and takes, and what it costs then. Lines that stay keep
 * their price, new ones get today's. All amounts are in poisha unless said otherwise.
 */
import type { z } from 'zod';
import { deliveryFee } from './delivery.ts';
import { formatPoisha, toPoisha } from './money.ts';
import type { editOrderSchema } from './orderEdit.schema.ts';
import { itemText } from './orderLines.ts';
import { mayCancel, type OrderStatus } from './orderStatus.ts';
import type { Discount } from './orders.ts';
import { Problem } from './problems.ts';
import type { DeliveryRule } from './settings.ts';
import type { Choice } from './stock.ts';

export type OrderEdit = z.output<typeof editOrderSchema>;
export type EditedItem = NonNullable<OrderEdit['items']>[number];

/** True until the parcel is sent: as long as the customer may still cancel. */
export const mayEdit = (status: OrderStatus): boolean => mayCancel(status);

/** What an edit can change, as the timeline and the email name it. */
export const editedFields = {
  address: 'Address',
  items: 'Items',
  shipping: 'Delivery fee',
  discount: 'Discount',
} as const;
export type EditedField = (typeof editedFields)[keyof typeof editedFields];

interface Priced extends Choice {
  quantity: number;
  pricePoisha: number;
}

export interface OrderToEdit {
  address: OrderEdit['shippingAddress'] & object;
  lines: readonly Priced[];
  shippingPoisha: number;
  taxPoisha: number;
  discountPoisha: number;
}

export interface DecidedEdit {
  address: OrderToEdit['address'];
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
 * the order's coupon takes off after the edit, unless the edit names a discount.
 */
export function decideEdit(
  order: OrderToEdit,
  edit: Omit<OrderEdit, 'items' | 'version'>,
  { lines, rule, coupon }: { lines: readonly Priced[] | null; rule: DeliveryRule; coupon?: Discount | null },
): DecidedEdit {
  const address = edit.shippingAddress ?? order.address;
  const itemsPoisha = (lines ?? order.lines).reduce(
    (sum, { pricePoisha, quantity }) => sum + pricePoisha * quantity,
    0,
  );
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
  const fields = [
    ...(isSameAddress(address, order.address) ? [] : [editedFields.address]),
    ...(lines === null ? [] : [editedFields.items]),
    ...(shippingPoisha === order.shippingPoisha ? [] : [editedFields.shipping]),
    ...(discountPoisha === order.discountPoisha ? [] : [editedFields.discount]),
  ];
  return { address, itemsPoisha, shippingPoisha, discountPoisha, totalPoisha, fields };
}

/** The error at the field `discount`. In poisha. */
const feeAfterEdit = (
  poisha: number,
  district: string,
  { rule, coupon }: { rule: DeliveryRule; coupon?: Discount | null },
): number => (coupon?.isDeliveryFree ? 0 : (deliveryFee(poisha, district, rule) ?? 0));

export const discountTooHigh = (itemsPoisha: number) =>
  new Problem('invalidInput', {
    errors: { discount: `Discount can be at most the price of the items, ${formatPoisha(itemsPoisha)}` },
  });

const isSameAddress = (one: OrderToEdit['address'], other: OrderToEdit['address']): boolean =>
  (Object.keys(one) as (keyof OrderToEdit['address'])[]).every((field) => one[field] === other[field]);

/** 'Rani Bangles, Size M × 2' */
export const editedItemText = (line: Choice & { name: string; quantity: number }): string =>
  `${itemText(line)} × ${line.quantity}`;
