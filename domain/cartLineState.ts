/** What a cart says of a line beside its current product: still to be had, how many, at the price that was seen. */
import { type Choice, chooseStockUnits, MAX_QUANTITY, type Stocked } from './stock.ts';

export type LineNotice = 'gone' | 'short' | 'price_changed';

export interface LineState {
  available: boolean;
  maxQuantity: number;
  /** Limited to the stock, if any is left. */
  quantity: number;
  notice: LineNotice | null;
}

interface StoredLine extends Choice {
  quantity: number;
  /** The price in poisha when the line was added. */
  seenPoisha: number;
}

/** Compares a stored line with the current product. `product` is null if the shop no longer sells it. */
export function stateOfLine(
  line: StoredLine,
  product: (Stocked & { pricePoisha: number }) | null,
): LineState {
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
