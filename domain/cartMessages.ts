/** The messages of the cart and the product page. */
import { buyingLabels } from './buyingLabels.ts';
import type { LineNotice } from './carts.ts';
import { onlyLeft } from './problems.ts';

export const cartMessages = {
  clearQuestion: 'Are you sure you want to clear your cart?',
  fetchFailed: 'Failed to fetch cart',
  addFailed: 'Failed to add to cart',
  addProductFailed: 'Failed to add product to cart',
  pendingFailed: 'Failed to process your selection',
  updateFailed: 'Failed to update quantity. Please try again.',
  removeFailed: 'Failed to remove item. Please try again.',
  removed: (name: string) => `${name} was removed`,
  restoreFailed: 'Failed to put the item back. Please check your connection.',
  clearFailed: 'Failed to clear cart. Please try again.',
  added: (name: string) => `${name} has been added to your cart`,
  addedOffline: (name: string) => `${name} is saved on this phone. We will add it when you are back online`,
} as const;

/** The text at a cart line. `left` are the pieces in stock. */
export function noticeText(notice: LineNotice, left: number): string {
  if (notice === 'gone') return 'This item is no longer available';
  if (notice === 'price_changed') return 'The price of this item has changed';
  return left > 0 ? onlyLeft(left) : buyingLabels.outOfStock;
}
