/** The cart of a guest: stored in the browser, merged by the server at login. */
import { limitToStock, lineKey, MAX_CART_LINES, stateOfLine } from '#domain/carts.ts';
import { toPoisha } from '#domain/money.ts';
import { Problem, shortStock } from '#domain/problems.ts';
import { availabilityOf, MAX_QUANTITY, settledChoice } from '#domain/stock.ts';
import { findProducts } from '#web/api/findProducts.ts';
import type { CartLine, Choice, Product, Sellable } from '#web/api/responses.ts';
import { newKey } from '#web/browser/newKey.ts';
import { persistedStore } from './persistedStore.ts';

export interface GuestCart {
  lines: readonly CartLine[];
  /** Makes the merge safe to repeat, by a retry or a second tab. */
  mergeKey: string;
}

export const isGuestCart = (stored: unknown): stored is GuestCart => {
  const { lines, mergeKey } = (stored ?? {}) as Partial<GuestCart>;
  return (
    typeof mergeKey === 'string' &&
    Array.isArray(lines) &&
    lines.every(
      (line) => typeof line?._id === 'string' && typeof line.product?._id === 'string' && line.quantity > 0,
    )
  );
};

export const guestCartStore = persistedStore<GuestCart>({
  key: 'guestCart',
  empty: { lines: [], mergeKey: '' },
  isSound: isGuestCart,
});

const linesNow = () => guestCartStore.getState().lines;
const setLines = (lines: readonly CartLine[]): void =>
  guestCartStore.setState(({ mergeKey }) => ({
    lines,
    mergeKey: lines.length > 0 ? mergeKey || newKey() : '',
  }));

export const emptyGuestCart = (): void => setLines([]);

export function lineOf(product: Sellable, choice: Choice, quantity: number): CartLine {
  const { left } = availabilityOf(product, choice);
  const { _id, name, category, price, originalPrice, stock, inStock, images } = product;
  return {
    _id: lineKey({ productId: _id, ...choice }),
    product: { _id, name, category, price, originalPrice, stock, inStock, images },
    name,
    image: images[0]?.url ?? '',
    price,
    quantity,
    ...choice,
    available: left > 0,
    maxQuantity: Math.min(left, MAX_QUANTITY),
    notice: null,
  };
}

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
  setLines(known ? linesNow().map((one) => (one._id === line._id ? whole : one)) : [...linesNow(), whole]);
}

export function setGuestQuantity(lineId: string, quantity: number): void {
  const change = (line: CartLine): CartLine[] => {
    if (line._id !== lineId) return [line];
    return quantity > 0
      ? [{ ...line, quantity: limitToStock(quantity, line.maxQuantity), notice: null }]
      : [];
  };
  setLines(linesNow().flatMap(change));
}

/** Puts a removed line back to its place. Pieces that were added meanwhile stay. */
export function restoreGuestLine(line: CartLine, place: number): void {
  const added = linesNow().find(({ _id }) => _id === line._id);
  const quantity = limitToStock(line.quantity + (added?.quantity ?? 0), line.maxQuantity);
  const others = linesNow().filter(({ _id }) => _id !== line._id);
  setLines(others.toSpliced(place, 0, { ...line, quantity }));
}

/** Compares a stored line with the current product; null if the product was removed. */
function refreshedLine(line: CartLine, product: Product | null): CartLine {
  const stored = { quantity: line.quantity, seenPoisha: toPoisha(line.price), ...choiceOf(line) };
  const today = product && { ...product, pricePoisha: toPoisha(product.price) };
  const state = stateOfLine(stored, today);
  return product ? { ...lineOf(product, choiceOf(line), line.quantity), ...state } : { ...line, ...state };
}

const choiceOf = ({ selectedSize, selectedColor }: CartLine): Choice => ({ selectedSize, selectedColor });

/** Loads the current products of these lines. Returns what a line becomes by them; a line of another product stays. */
export async function refreshedLines(lines: readonly CartLine[]): Promise<(line: CartLine) => CartLine> {
  const ids = [...new Set(lines.map((line) => line.product._id))];
  const found = new Map((await findProducts(ids)).map((product) => [product._id, product]));
  return (line) =>
    ids.includes(line.product._id) ? refreshedLine(line, found.get(line.product._id) ?? null) : line;
}

/** Loads current prices and stock of every line; called by pages that show the cart. */
export async function refreshGuestCart(): Promise<void> {
  if (linesNow().length === 0) return;
  const refresh = await refreshedLines(linesNow());
  // Read again, because a line may have changed in the meantime.
  setLines(linesNow().map(refresh));
}
