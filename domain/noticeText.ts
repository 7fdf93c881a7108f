import { buyingLabels } from '#texts/buyingLabels.ts';
import { cartTexts } from '#texts/cart.ts';
import type { LineNotice } from './cartLineState.ts';
import { onlyLeft } from './problems.ts';

/** The text at a cart line. `left` are the pieces in stock. */
export function noticeText(notice: LineNotice, left: number): string {
  if (notice === 'gone') return cartTexts.gone;
  if (notice === 'price_changed') return cartTexts.priceChanged;
  return left > 0 ? onlyLeft(left) : buyingLabels.outOfStock;
}
