/** Removes a line of the cart in a way that can be undone: the line comes back once, however often that is asked. */
import { limitToStock } from '#domain/carts.ts';
import type { CartLine } from '#web/api/responses.ts';
import { tokenNow } from '#web/auth/session.ts';
import { newKey } from '#web/browser/newKey.ts';
import { cartNow, changeServerCart, refreshCart } from './cart.ts';
import { removeLine } from './cartLines.ts';
import { guestLinesNow, setGuestCart } from './guestCart.ts';

export interface RemovedLine {
  line: CartLine;
  /** Its place in the cart. */
  place: number;
  /** The session whose cart it was in. */
  token: string | null;
  /** The same for every try to restore it, so that the shop adds it once. */
  idempotencyKey: string;
}

/** Null if the cart had no such line, or one that cannot be bought and so cannot come back. */
export async function removeForUndo(itemId: string): Promise<RemovedLine | null> {
  const { items } = cartNow();
  const place = items.findIndex(({ _id }) => _id === itemId);
  const line = items[place];
  const removed = { place, token: tokenNow(), idempotencyKey: newKey() };
  await removeLine(itemId);
  return line?.available ? { ...removed, line } : null;
}

const restoring = new WeakMap<RemovedLine, Promise<void>>();
const failed = new WeakSet<RemovedLine>();

/** A second press has the outcome of the first. After a failure the same line can be restored again. */
export function restoreLine(removed: RemovedLine): Promise<void> {
  const known = restoring.get(removed);
  if (known) return known;
  const run = restore(removed).catch((error) => {
    restoring.delete(removed);
    failed.add(removed);
    throw error;
  });
  restoring.set(removed, run);
  return run;
}

async function restore(removed: RemovedLine): Promise<void> {
  const { line, place, token, idempotencyKey } = removed;
  // Somebody else has logged in, or the shopper logged out: this is another cart.
  if (token !== tokenNow()) return;
  if (token === null) return restoreGuestLine(line, place);
  await changeServerCart(
    { name: 'restore', input: { line, place }, key: idempotencyKey },
    { isShownAtOnce: true },
  );
  // Perhaps only the response was lost before. Then this one shows the cart as it was at that time.
  if (failed.has(removed)) await refreshCart().catch(() => undefined);
}

/** Puts a removed line back to its place. Pieces that were added meanwhile stay. */
function restoreGuestLine(line: CartLine, place: number): void {
  const added = guestLinesNow().find(({ _id }) => _id === line._id);
  const quantity = limitToStock(line.quantity + (added?.quantity ?? 0), line.maxQuantity);
  const others = guestLinesNow().filter(({ _id }) => _id !== line._id);
  setGuestCart(others.toSpliced(place, 0, { ...line, quantity }));
}
