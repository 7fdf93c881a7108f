/** The items that a guest saved for later: stored in the browser, merged by the server at login. */

import { Problem } from '#domain/problems.ts';
import { MAX_SAVED_ITEMS, withSaved } from '#domain/savedItems.ts';
import type { CartLine } from '#web/api/responses.ts';
import { guestStore, setLines } from './guestLines.ts';

export const guestSavedStore = guestStore('savedItems');

const linesNow = () => guestSavedStore.getState().lines;
const setSaved = (lines: readonly CartLine[]): void => setLines(guestSavedStore, lines);

export const emptyGuestSaved = (): void => setSaved([]);

/** The same choice is one item, whose pieces add up. */
export function saveGuestLine(line: CartLine): void {
  const keyed = (one: CartLine) => ({ ...one, productId: one.product._id });
  const lines = withSaved(linesNow().map(keyed), keyed(line));
  if (lines.length > MAX_SAVED_ITEMS) throw new Problem('savedItemsFull');
  setSaved(lines.map(({ productId: _, ...one }) => one));
}

export const removeGuestSaved = (itemId: string): void =>
  setSaved(linesNow().filter(({ _id }) => _id !== itemId));
