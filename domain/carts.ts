/** What is in a cart, kept by the server or by a guest's browser: one set of rules for both. */
import { z } from 'zod';
import { idField } from './ids.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { type Choice, chooseStockUnits, MAX_QUANTITY, type Stocked } from './stock.ts';
import { line } from './text.ts';

export const DEFAULT_QUANTITY = 1;
export const MAX_CART_LINES = 100;
const wrongQuantity = 'Quantity must be a whole number from 1 to 10,000';

/** A size or colour that was chosen; blank and absent are none. */
const choiceField = (label: string) =>
  line(label, 50)
    .nullish()
    .transform((name) => name || null);

export const choiceFields = { selectedSize: choiceField('Size'), selectedColor: choiceField('Color') };

export const quantityField = typedNumber(
  wholeNumber(wrongQuantity, 1, MAX_QUANTITY).default(DEFAULT_QUANTITY),
);

export const cartAddSchema = z.object({
  productId: idField('Product'),
  quantity: quantityField,
  ...choiceFields,
});
export type CartAddition = z.output<typeof cartAddSchema>;

/** A quantity of 0 or less removes the line. */
export const cartUpdateSchema = z.object({
  itemId: idField('Item'),
  quantity: typedNumber(
    wholeNumber('Quantity must be a whole number up to 10,000', -MAX_QUANTITY, MAX_QUANTITY),
  ),
});

/** A guest's cart on its way into the server's. */
export const cartMergeSchema = z.object({
  items: z
    .array(cartAddSchema, { error: 'Items are required' })
    .max(MAX_CART_LINES, `A cart has at most ${MAX_CART_LINES} lines`),
});

/** What makes two purchases the same line. */
export interface LineIdentity extends Choice {
  productId: string;
}

export const lineKey = ({ productId, selectedSize, selectedColor }: LineIdentity): string =>
  JSON.stringify([productId, selectedSize, selectedColor]);

/** One line a product, size and colour; quantities add up, in the order the lines first came. */
export function mergeLines<L extends LineIdentity & { quantity: number }>(lines: readonly L[]): L[] {
  const merged = new Map<string, L>();
  for (const line of lines) {
    const known = merged.get(lineKey(line));
    const quantity = Math.min(MAX_QUANTITY, (known?.quantity ?? 0) + line.quantity);
    merged.set(lineKey(line), { ...(known ?? line), quantity });
  }
  return [...merged.values()];
}

/** A quantity that a chooser may hold: at least 1, at most what is left. */
export const holdToStock = (quantity: number, left: number): number =>
  Math.max(1, Math.min(quantity, left, MAX_QUANTITY));

export type LineNotice = 'gone' | 'short' | 'price_changed';

export interface LineState {
  available: boolean;
  maxQuantity: number;
  /** Held to the stock while any is left. */
  quantity: number;
  notice: LineNotice | null;
}

interface KeptLine extends Choice {
  quantity: number;
  /** The price when the line was put in. */
  seenPoisha: number;
}

/** A kept line held against today's catalogue; `product` is null when it has left the shop. */
export function stateOfLine(line: KeptLine, product: (Stocked & { pricePoisha: number }) | null): LineState {
  const stock = product && chooseStockUnits(product, line);
  if (!stock?.ok) return { available: false, maxQuantity: 0, quantity: line.quantity, notice: 'gone' };
  const maxQuantity = Math.min(stock.left, MAX_QUANTITY);
  const isShort = line.quantity > maxQuantity;
  const isRepriced = product?.pricePoisha !== line.seenPoisha;
  return {
    available: maxQuantity > 0,
    maxQuantity,
    quantity: maxQuantity > 0 ? Math.min(line.quantity, maxQuantity) : line.quantity,
    notice: isShort ? 'short' : isRepriced ? 'price_changed' : null,
  };
}

export interface CartTotals {
  totalPoisha: number;
  /** Pieces: the badge's number. */
  totalItems: number;
  /** Lines. */
  itemCount: number;
}

/** What can't be bought is listed, but not counted or charged. */
export function cartTotals(
  lines: readonly { pricePoisha: number; quantity: number; available: boolean }[],
): CartTotals {
  const bought = lines.filter((line) => line.available);
  return {
    totalPoisha: bought.reduce((sum, line) => sum + line.pricePoisha * line.quantity, 0),
    totalItems: bought.reduce((sum, line) => sum + line.quantity, 0),
    itemCount: lines.length,
  };
}
