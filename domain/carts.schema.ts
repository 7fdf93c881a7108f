import { z } from 'zod';
import { DEFAULT_QUANTITY, MAX_CART_LINES, wrongQuantity } from './carts.ts';
import { idField } from './ids.schema.ts';
import { typedNumber, typedNumberOr, wholeNumber } from './numbers.ts';
import { MAX_QUANTITY } from './stock.ts';
import { line } from './text.ts';

/** A chosen size or colour. Blank and absent mean none. */
const selectedField = (label: string) =>
  line(label, 50)
    .nullish()
    .transform((name) => name || null);

export const choiceFields = { selectedSize: selectedField('Size'), selectedColor: selectedField('Color') };

const pieces = wholeNumber(wrongQuantity, 1, MAX_QUANTITY);
/** The quantity of a line. */
export const quantityField = typedNumber(pieces);

export const cartAddSchema = z.object({
  productId: idField('Product'),
  quantity: typedNumberOr(DEFAULT_QUANTITY, pieces),
  ...choiceFields,
});

/** A quantity of 0 or less removes the line. */
export const cartUpdateSchema = z.object({
  itemId: idField('Item'),
  quantity: typedNumber(
    wholeNumber('Quantity must be a whole number up to 10,000', -MAX_QUANTITY, MAX_QUANTITY),
  ),
});

/** A guest's cart to merge into the user's cart. */
export const cartMergeSchema = z.object({
  items: z
    .array(cartAddSchema, { error: 'Items are required' })
    .max(MAX_CART_LINES, `A cart has at most ${MAX_CART_LINES} lines`),
});
