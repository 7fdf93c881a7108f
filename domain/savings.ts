/** What the shopper saves: against the crossed-out prices, and by a code. */
import { priceTexts } from '#texts/prices.ts';
import { formatPoisha, toPoisha } from './money.ts';

export interface SavingLine {
  /** In taka, as in the API. */
  price: number;
  originalPrice?: number | null;
  quantity: number;
}

/** In poisha. 0 without a higher original price. */
export function savedOnLine({ price, originalPrice, quantity }: SavingLine): number {
  const each = toPoisha(originalPrice ?? 0) - toPoisha(price);
  return each > 0 ? each * quantity : 0;
}

/** In poisha. `discount` is what a code takes off, in taka. */
export const savedOnOrder = (lines: readonly SavingLine[], discount: number): number =>
  lines.reduce((sum, line) => sum + savedOnLine(line), toPoisha(discount));

/** 'You save ৳250'. Empty for less than half a taka, which would read ৳0. */
export const savingText = (poisha: number): string =>
  poisha < 50 ? '' : priceTexts.youSave(formatPoisha(poisha));
