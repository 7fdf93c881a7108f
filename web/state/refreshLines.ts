/** Brings the lines of a guest up to date, for pages that show them. */
import { stateOfLine } from '#domain/cartLineState.ts';
import { toPoisha } from '#domain/money.ts';
import { findProducts } from '#web/api/findProducts.ts';
import type { CartLine, Product } from '#web/api/responses.ts';
import { choiceOf, type GuestStore, lineOf, setLines } from './guestLines.ts';

/** The line with today's price and stock. `product`: null if the shop has removed it. */
function refreshedLine(line: CartLine, product: Product | null): CartLine {
  const stored = { quantity: line.quantity, seenPoisha: toPoisha(line.price), ...choiceOf(line) };
  const today = product && { ...product, pricePoisha: toPoisha(product.price) };
  const state = stateOfLine(stored, today);
  return product ? { ...lineOf(product, choiceOf(line), line.quantity), ...state } : { ...line, ...state };
}

/** Loads current prices and stock. */
export async function refreshLines(store: GuestStore): Promise<void> {
  const ids = [...new Set(store.getState().lines.map((line) => line.product._id))];
  if (ids.length === 0) return;
  const found = new Map((await findProducts(ids)).map((product) => [product._id, product]));
  // The lines may have changed in the meantime. One of a product that was not asked for stays.
  const refresh = (line: CartLine) =>
    ids.includes(line.product._id) ? refreshedLine(line, found.get(line.product._id) ?? null) : line;
  setLines(store, store.getState().lines.map(refresh));
}
