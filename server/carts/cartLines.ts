/** Lines of a cart: as stored, and as rows to write. */
import { v7 as newId } from 'uuid';
import { type LineIdentity, lineKey } from '#domain/carts.ts';
import type { Cart, CartLineRow } from './cartQueries.ts';

export interface LineToWrite extends LineIdentity {
  quantity: number;
  pricePoisha: number;
}

export const identityOf = (line: CartLineRow): LineIdentity => ({
  productId: line.productId,
  selectedSize: line.size,
  selectedColor: line.colour,
});

const lineOf = (lines: readonly CartLineRow[], wanted: LineIdentity): CartLineRow | undefined => {
  const key = lineKey(wanted);
  return lines.find((line) => lineKey(identityOf(line)) === key);
};

/** Pieces of exactly this choice that are already in the cart. */
export const quantityInCart = (lines: readonly CartLineRow[], wanted: LineIdentity): number =>
  lineOf(lines, wanted)?.quantity ?? 0;

/**
 * The rows to write. A line for a choice already in the cart keeps its id, any other gets a new one. The cart must be
 * locked.
 */
export const rowsOf = (cart: Cart, lines: readonly LineToWrite[]): CartLineRow[] =>
  lines.map((line) => ({
    id: lineOf(cart.lines, line)?.id ?? newId(),
    productId: line.productId,
    size: line.selectedSize,
    colour: line.selectedColor,
    quantity: line.quantity,
    priceSeen: line.pricePoisha,
  }));

/** The cart after these rows are written. */
export function withRows(cart: Cart, rows: readonly CartLineRow[]): Cart {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = cart.lines.map((line) => byId.get(line.id) ?? line);
  const ids = new Set(cart.lines.map(({ id }) => id));
  return { ...cart, lines: [...known, ...rows.filter(({ id }) => !ids.has(id))] };
}

/** The cart with a line at this place, or the last one if it has fewer lines. */
export function withLineAt(cart: Cart, lineId: string, place: number): Cart {
  const line = cart.lines.find(({ id }) => id === lineId);
  const others = cart.lines.filter((one) => one !== line);
  return line ? { ...cart, lines: others.toSpliced(place, 0, line) } : cart;
}

export const withoutLine = (cart: Cart, lineId: string): Cart => ({
  ...cart,
  lines: cart.lines.filter(({ id }) => id !== lineId),
});
