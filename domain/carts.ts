/** The rules of a cart, the same on the server and in a guest's browser. */
import { type Choice, MAX_QUANTITY } from './stock.ts';

/** Pieces, unless the shopper or client names another number. */
export const DEFAULT_QUANTITY = 1;
/** The most lines of one cart, whatever their quantities. */
export const MAX_CART_LINES = 100;
/** The most quantities of a line that a change names as seen. Without a network, each tap on the stepper is one more. */
export const MAX_SEEN_QUANTITIES = 100;

/** The fields that make two purchases the same line. */
export interface LineIdentity extends Choice {
  productId: string;
}

/** Equal for lines of the same product, size and color. */
export const lineKey = ({ productId, selectedSize, selectedColor }: LineIdentity): string =>
  JSON.stringify([productId, selectedSize, selectedColor]);

/**
 * Merges lines of the same product, size and color, in the order of first appearance. Quantities add up to at most
 * `MAX_QUANTITY`.
 */
export function mergeLines<L extends LineIdentity & { quantity: number }>(lines: readonly L[]): L[] {
  const merged = new Map<string, L>();
  for (const line of lines) {
    const known = merged.get(lineKey(line));
    const quantity = Math.min(MAX_QUANTITY, (known?.quantity ?? 0) + line.quantity);
    merged.set(lineKey(line), { ...(known ?? line), quantity });
  }
  return [...merged.values()];
}

/** Limits a quantity to 1 … stock left, and to the most pieces of a line. */
export const limitToStock = (quantity: number, left: number): number =>
  Math.max(1, Math.min(quantity, left, MAX_QUANTITY));

export interface CartTotals {
  totalPoisha: number;
  /** Number of pieces, as on the cart badge. */
  totalItems: number;
  /** Number of lines. */
  itemCount: number;
}

/** Lines that cannot be bought are not charged, and only `itemCount` counts them. Amounts are in poisha. */
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
