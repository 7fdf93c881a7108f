/** The items that a guest saved for later: stored in the browser, merged by the server at login. */

import { Problem } from '#domain/problems.ts';
import { MAX_SAVED_ITEMS, withSaved } from '#domain/savedItems.ts';
import type { CartLine } from '#web/api/responses.ts';
import { newKey } from '#web/browser/newKey.ts';
import { type GuestCart, isGuestCart, refreshedLines } from './guestCart.ts';
import { persistedStore } from './persistedStore.ts';

export const guestSavedStore = persistedStore<GuestCart>({
  key: 'savedItems',
  empty: { lines: [], mergeKey: '' },
  isSound: isGuestCart,
});

const linesNow = () => guestSavedStore.getState().lines;
const setLines = (lines: readonly CartLine[]): void =>
  guestSavedStore.setState(({ mergeKey }) => ({
    lines,
    mergeKey: lines.length > 0 ? mergeKey || newKey() : '',
  }));

export const emptyGuestSaved = (): void => setLines([]);

/** The same choice is one item, whose pieces add up. */
export function saveGuestLine(line: CartLine): void {
  const keyed = (one: CartLine) => ({ ...one, productId: one.product._id });
  const lines = withSaved(linesNow().map(keyed), keyed(line));
  if (lines.length > MAX_SAVED_ITEMS) throw new Problem('savedItemsFull');
  setLines(lines.map(({ productId: _, ...one }) => one));
}

export const removeGuestSaved = (itemId: string): void =>
  setLines(linesNow().filter(({ _id }) => _id !== itemId));

/** Loads current prices and stock. */
export async function refreshGuestSaved(): Promise<void> {
  if (linesNow().length === 0) return;
  const refresh = await refreshedLines(linesNow());
  // Read again, because an item may have changed in the meantime.
  setLines(linesNow().map(refresh));
}
