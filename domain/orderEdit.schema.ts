import { z } from 'zod';
import { landmarkField, shippingAddressSchema } from './addresses.schema.ts';
import { choiceFields, quantityField } from './carts.schema.ts';
import { MAX_CART_LINES } from './carts.ts';
import { editedWishFields } from './deliveryWishes.schema.ts';
import { idField } from './ids.schema.ts';
import { amountField } from './money.schema.ts';
import { returnedLines } from './orderReturns.schema.ts';

const item = z.object({ product: idField('Product'), quantity: quantityField, ...choiceFields });

/** A line whose product is no longer known has no `product`: `line` is its place in `orderItems`, from 0. */
const editedItem = item.extend({
  product: idField('Product').nullable(),
  line: z.int({ error: 'Line must be its place in the order' }).optional(),
});

const listOf = <Item extends z.ZodType>(each: Item) =>
  z
    .array(each, { error: 'Please choose the items' })
    .min(1, 'An order has at least one item')
    .max(MAX_CART_LINES, `An order has at most ${MAX_CART_LINES} lines`);

/** The items of an order as an admin enters them. Prices are today's. */
export const wantedItems = listOf(item);

/** What is left out stays. `items` is the whole new list. Amounts are in taka. */
export const editOrderSchema = z.object({
  /** The version of the order that was edited. */
  version: z.int({ error: 'Version is required' }).min(1, 'Version is required'),
  /** Without a landmark, the order keeps its own. */
  shippingAddress: shippingAddressSchema.extend({ landmark: landmarkField.optional() }).optional(),
  ...editedWishFields,
  items: listOf(editedItem).optional(),
  shippingPrice: amountField('Delivery fee').optional(),
  discount: amountField('Discount').optional(),
});

/** `lines` come back, `items` go out. `shippingPrice`: taka. */
export const exchangeSchema = z.object({
  lines: returnedLines,
  items: wantedItems,
  shippingPrice: amountField('Delivery fee'),
});
