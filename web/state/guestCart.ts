/** The cart of a guest: stored in the browser, merged by the server at login. */
import { MAX_CART_LINES } from '#domain/carts.ts';
import { Problem, shortStock } from '#domain/problems.ts';
import { availabilityOf, settledChoice } from '#domain/stock.ts';
import type { CartLine, Choice, Sellable } from '#web/api/responses.ts';
import { guestStore, lineOf, setLines } from './guestLines.ts';

export const guestCartStore = guestStore('guestCart');

export const guestLinesNow = () => guestCartStore.getState().lines;
export const setGuestCart = (lines: readonly CartLine[]): void => setLines(guestCartStore, lines);

export const emptyGuestCart = (): void => setGuestCart([]);

/** Refuses what the server would refuse: more than the stock. */
export function addToGuestCart(product: Sellable, asked: Choice, quantity: number): void {
  const { state } = availabilityOf(product, asked);
  if (state === 'needsSize') throw new Problem('sizeRequired');
  if (state === 'needsColour') throw new Problem('colourRequired');
  const line = lineOf(product, settledChoice(product, asked), quantity);
  const known = guestLinesNow().find(({ _id }) => _id === line._id);
  const wanted = (known?.quantity ?? 0) + quantity;
  if (wanted > line.maxQuantity) throw shortStock(line.maxQuantity);
  if (!known && guestLinesNow().length >= MAX_CART_LINES) throw new Problem('cartFull');
  const whole = { ...line, quantity: wanted };
  setGuestCart(
    known ? guestLinesNow().map((one) => (one._id === line._id ? whole : one)) : [...guestLinesNow(), whole],
  );
}
