/** The two buying buttons of a product page and the line that says whether there is any. */
import { type Availability, type StockStatus, stockStatus } from './stock.ts';

export const buyingLabels = {
  adding: 'Adding...',
  processing: 'Processing...',
  selectSize: 'Select Size',
  selectColour: 'Select Color',
  add: 'Add to Cart',
  buy: 'Buy Now',
  outOfStock: 'Out of Stock',
  loginToAdd: 'Login to Add',
  loginToBuy: 'Login to Buy',
} as const;

export interface BuyButton {
  label: string;
  disabled: boolean;
}

/** Which of the two is being worked on. */
export type Buying = 'addToCart' | 'buyNow' | null;

/**
 * A choice that is still open comes first, for guests too; then whether there is any; then that signing in is needed.
 */
export function buyButtons(
  availability: Availability,
  { isGuest, busy }: { isGuest: boolean; busy: Buying },
): { add: BuyButton; buy: BuyButton } {
  const disabled = busy !== null || availability.state !== 'available';
  const inTheWay = obstacleLabel(availability);
  const add = inTheWay ?? (isGuest ? buyingLabels.loginToAdd : buyingLabels.add);
  const buy = inTheWay ?? (isGuest ? buyingLabels.loginToBuy : buyingLabels.buy);
  return {
    add: { label: busy === 'addToCart' ? buyingLabels.adding : add, disabled },
    buy: { label: busy === 'buyNow' ? buyingLabels.processing : buy, disabled },
  };
}

function obstacleLabel({ state }: Availability): string | null {
  if (state === 'needsSize') return buyingLabels.selectSize;
  if (state === 'needsColour') return buyingLabels.selectColour;
  return state === 'unavailable' ? buyingLabels.outOfStock : null;
}

/** Hidden until the choices that are needed have been made. */
export function statusText({ state, left }: Availability, lowStockLimit: number): StockStatus | null {
  const isUndecided = state === 'needsSize' || state === 'needsColour';
  return isUndecided ? null : stockStatus(left, lowStockLimit);
}
