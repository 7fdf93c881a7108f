/** What a guest wanted to buy before login. The browser stores it and resumes after login. */
import type { Choice } from './stock.ts';

export interface PendingSelection extends Choice {
  productId: string;
  quantity: number;
  action: 'addToCart' | 'buyNow';
}

/** Without a schema: the product page must not load those. */
export function isPendingSelection(stored: unknown): stored is PendingSelection {
  const { productId, quantity = 0, action } = (stored ?? {}) as Partial<PendingSelection>;
  return (
    typeof productId === 'string' &&
    Number.isInteger(quantity) &&
    quantity > 0 &&
    (action === 'addToCart' || action === 'buyNow')
  );
}

/** The action runs this long after the selection is restored, so that the shopper sees it. Milliseconds. */
export const RESUME_DELAY_MS = 500;

/** True on the page of the product that the guest wanted to buy. */
export const resumesOn = (
  selection: PendingSelection | null,
  productId: string,
): selection is PendingSelection => selection?.productId === productId;
