import { z } from 'zod';
import { cartFieldTexts } from '#texts/cartFields.ts';
import { fieldTexts } from '#texts/fields.ts';
import { DEFAULT_QUANTITY, MAX_CART_LINES, MAX_SEEN_QUANTITIES } from './carts.ts';
import { idField } from './ids.schema.ts';
import type { Label } from './labels.ts';
import { typedNumber, typedNumberOr, wholeNumber } from './numbers.ts';
import { MAX_QUANTITY } from './stock.ts';
import { line } from './text.ts';

/** A chosen size or color. Blank and absent mean none. */
export const selectedField = (label: Label) =>
  line(label, 50)
    .nullish()
    .transform((name) => name || null);

export const choiceFields = {
  selectedSize: selectedField(() => cartFieldTexts.size),
  selectedColor: selectedField(() => cartFieldTexts.colour),
};

const pieces = wholeNumber(() => cartFieldTexts.wrongQuantity, 1, MAX_QUANTITY);
/** The quantity of a line. */
export const quantityField = typedNumber(pieces);

const addedFields = {
  productId: idField(() => fieldTexts.product),
  quantity: typedNumberOr(DEFAULT_QUANTITY, pieces),
  ...choiceFields,
};

export const cartAddSchema = z.object({
  ...addedFields,
  /** Where the line is put, from 0, if it was removed and comes back. Otherwise a new line is the last one. */
  place: wholeNumber(() => cartFieldTexts.wrongPlace(MAX_CART_LINES), 0, MAX_CART_LINES).optional(),
});
export type CartAddition = z.output<typeof cartAddSchema>;

/** A quantity of 0 or less removes the line. */
export const cartUpdateSchema = z.object({
  itemId: idField(() => fieldTexts.item),
  quantity: typedNumber(wholeNumber(() => cartFieldTexts.quantityUpTo10000, -MAX_QUANTITY, MAX_QUANTITY)),
  /** The quantities that the shopper saw before, the latest last. Any other one is another tab's or device's change. */
  seen: z
    .array(pieces)
    .max(MAX_SEEN_QUANTITIES, { error: () => cartFieldTexts.wrongQuantity })
    .optional(),
});

/** A guest's cart to merge into the user's cart. */
export const cartMergeSchema = z.object({
  items: z
    .array(z.object(addedFields), { error: () => cartFieldTexts.itemsRequired })
    .max(MAX_CART_LINES, { error: () => cartFieldTexts.tooManyLines(MAX_CART_LINES) }),
});
