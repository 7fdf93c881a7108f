/** Items saved for later: lines that were taken out of the cart. They reserve nothing. */
import { type LineIdentity, lineKey } from './carts.ts';
import { MAX_QUANTITY } from './stock.ts';

/** The most items saved for later by one shopper. */
export const MAX_SAVED_ITEMS = 100;

/** Adds a line to saved ones: the same choice is one item, whose pieces add up. The newest is first. */
export function withSaved<L extends LineIdentity & { quantity: number }>(saved: readonly L[], line: L): L[] {
  const known = saved.find((one) => lineKey(one) === lineKey(line));
  const quantity = Math.min(MAX_QUANTITY, line.quantity + (known?.quantity ?? 0));
  return [{ ...line, quantity }, ...saved.filter((one) => one !== known)];
}

/** How many pieces of a saved item move to the cart, of `left` in stock. 0 if the cart holds them all. */
export const piecesToMove = (saved: number, { left, inCart }: { left: number; inCart: number }): number =>
  Math.max(0, Math.min(saved, left - inCart));
