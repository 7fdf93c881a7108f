import { z } from 'zod';
import { orderFormTexts } from '#texts/orderForms.ts';
import { orderReturnTexts } from '#texts/orderReturns.ts';
import { landmarkField, shippingAddressSchema, withNamedThana } from './addresses.schema.ts';
import { choiceFields, quantityField } from './carts.schema.ts';
import { MAX_CART_LINES } from './carts.ts';
import { editedWishFields } from './deliveryWishes.schema.ts';
import { idField } from './ids.schema.ts';
import { amountField } from './money.schema.ts';
import { returnedLines } from './orderReturns.schema.ts';

const item = z.object({
  product: idField(() => orderFormTexts.product),
  quantity: quantityField,
  ...choiceFields,
});

/** A line whose product is no longer known has no `product`: `line` is its place in `orderItems`, from 0. */
const editedItem = item.extend({
  product: idField(() => orderFormTexts.product).nullable(),
  line: z.int({ error: () => orderReturnTexts.linePlace }).optional(),
});

const listOf = <Item extends z.ZodType>(each: Item) =>
  z
    .array(each, { error: () => orderFormTexts.chooseItems })
    .min(1, { error: () => orderFormTexts.itemRequired })
    .max(MAX_CART_LINES, { error: () => orderReturnTexts.tooManyLines(MAX_CART_LINES) });

/** The items of an order as an admin enters them. Prices are today's. */
export const wantedItems = listOf(item);

/** What is left out stays. `items` is the whole new list. Amounts are in taka. */
export const editOrderSchema = z.object({
  /** The version of the order that was edited. */
  version: z
    .int({ error: () => orderFormTexts.versionRequired })
    .min(1, { error: () => orderFormTexts.versionRequired }),
  /** Without a landmark, the order keeps its own. */
  shippingAddress: shippingAddressSchema
    .extend({ landmark: landmarkField.optional() })
    .overwrite(withNamedThana)
    .optional(),
  ...editedWishFields,
  items: listOf(editedItem).optional(),
  shippingPrice: amountField(() => orderFormTexts.deliveryFee).optional(),
  discount: amountField(() => orderFormTexts.discount).optional(),
});

/** `lines` come back, `items` go out. `shippingPrice`: taka. */
export const exchangeSchema = z.object({
  lines: returnedLines,
  items: wantedItems,
  shippingPrice: amountField(() => orderFormTexts.deliveryFee),
});
