/** The cart of a guest: stored in the browser, merged by the server at login. */
import { limitToStock, MAX_CART_LINES } from '#domain/carts.ts';
import { Problem, shortStock } from '#domain/problems.ts';
import { availabilityOf, settledChoice } from '#domain/stock.ts';
import type { CartLine, Choice, Sellable } from '#web/api/responses.ts';
import { guestStore, lineOf, setLines } from './guestLines.ts';

export const guestCartStore = guestStore('guestCart');

const linesNow = () => guestCartStore.getState().lines;
const setCart = (lines: readonly CartLine[]): void => setLines(guestCartStore, lines);

export const emptyGuestCart = (): void => setCart([]);

/** Refuses what the server would refuse: more than the stock. */
export function addToGuestCart(product: Sellable, asked: Choice, quantity: number): void {
  const { state } = availabilityOf(product, asked);
  if (state === 'needsSize') throw new Problem('sizeRequired');
  if (state === 'needsColour') throw new Problem('colourRequired');
  const line = lineOf(product, settledChoice(product, asked), quantity);
  const known = linesNow().find(({ _id }) => _id === line._id);
  const wanted = (known?.quantity ?? 0) + quantity;
  if (wanted > line.maxQuantity) throw shortStock(line.maxQuantity);
  if (!known && linesNow().length >= MAX_CART_LINES) throw new Problem('cartFull');
  const whole = { ...line, quantity: wanted };
  setCart(known ? linesNow().map((one) => (one._id === line._id ? whole : one)) : [...linesNow(), whole]);
}

export function setGuestQuantity(lineId: string, quantity: number): void {
  const change = (line: CartLine): CartLine[] => {
    if (line._id !== lineId) return [line];
    return quantity > 0
      ? [{ ...line, quantity: limitToStock(quantity, line.maxQuantity), notice: null }]
      : [];
  };
  setCart(linesNow().flatMap(change));
}

/** Puts a removed line back to its place. Pieces that were added meanwhile stay. */
export function restoreGuestLine(line: CartLine, place: number): void {
  const added = linesNow().find(({ _id }) => _id === line._id);
  const quantity = limitToStock(line.quantity + (added?.quantity ?? 0), line.maxQuantity);
  const others = linesNow().filter(({ _id }) => _id !== line._id);
  setCart(others.toSpliced(place, 0, { ...line, quantity }));
}
