/** Which count a purchase draws from, and what it allows. */
import { isSoldBySize } from './categories.ts';
import type { ProblemCode } from './problems.ts';

export interface Stocked {
  category: string;
  stock: number;
  sizes: readonly { size: string; stock: number; available: boolean }[];
  colors: readonly { name: string; stock: number; available: boolean }[];
}

/** What a shopper chose; null where nothing was or nothing can be. */
export interface Choice {
  selectedSize: string | null;
  selectedColor: string | null;
}

export const MAX_STOCK = 1_000_000;
export const MAX_QUANTITY = 10_000;

/** For bangles the sizes' sum, otherwise the product's own count. */
export const totalStock = (product: Pick<Stocked, 'category' | 'stock' | 'sizes'>): number =>
  isSoldBySize(product.category) ? product.sizes.reduce((sum, size) => sum + size.stock, 0) : product.stock;

export const stockStatuses = { out: 'Out of Stock', low: 'Low Stock', in: 'In Stock' } as const;
export type StockStatus = (typeof stockStatuses)[keyof typeof stockStatuses];

export function stockStatus(total: number, lowStockLimit: number): StockStatus {
  if (total <= 0) return stockStatuses.out;
  return total <= lowStockLimit ? stockStatuses.low : stockStatuses.in;
}

/** Sizes a shopper sees: those with a name. */
export const shownSizes = <P extends Pick<Stocked, 'category' | 'sizes'>>(
  product: P,
): P['sizes'][number][] =>
  isSoldBySize(product.category) ? product.sizes.filter((size) => size.size.trim() !== '') : [];

/** Colours a shopper sees: those available. */
export const shownColours = <P extends Pick<Stocked, 'colors'>>(product: P): P['colors'][number][] =>
  product.colors.filter((colour) => colour.available);

export const needsSize = (product: Pick<Stocked, 'category'>): boolean => isSoldBySize(product.category);
export const needsColour = (product: Pick<Stocked, 'colors'>): boolean => product.colors.length > 0;
/** A card offers quick-add only where there is nothing to choose. */
export const needsChoice = (product: Pick<Stocked, 'category' | 'colors'>): boolean =>
  needsSize(product) || needsColour(product);

/** A count in the shop that an order takes from and a cancellation gives back to. */
export type StockUnit =
  | { kind: 'size'; size: string; stock: number }
  | { kind: 'colour'; colour: string; stock: number }
  | { kind: 'product'; stock: number };

export type ChosenStock =
  | { ok: true; choice: Choice; units: readonly StockUnit[]; left: number }
  | { ok: false; problem: Extract<ProblemCode, 'sizeRequired' | 'colourRequired' | 'choiceUnavailable'> };

/**
 * The counts one line draws from. Bangles: the chosen size. Other products with colours: the chosen colour and
 * the product, the smaller rules. Else the product. The choice comes back with what doesn't apply removed, so
 * that the same purchase is the same line.
 */
export function chooseStockUnits(product: Stocked, chosen: Choice): ChosenStock {
  const bySize = needsSize(product);
  const byColour = needsColour(product);
  if (bySize && !chosen.selectedSize) return { ok: false, problem: 'sizeRequired' };
  if (byColour && !chosen.selectedColor) return { ok: false, problem: 'colourRequired' };

  const size = bySize ? shownSizes(product).find((known) => known.size === chosen.selectedSize) : null;
  const colour = byColour ? shownColours(product).find((known) => known.name === chosen.selectedColor) : null;
  if (size === undefined || size?.available === false || colour === undefined) {
    return { ok: false, problem: 'choiceUnavailable' };
  }

  const units = unitsOf(product, size, colour);
  const choice = { selectedSize: size?.size ?? null, selectedColor: colour?.name ?? null };
  return { ok: true, choice, units, left: Math.max(0, Math.min(...units.map((unit) => unit.stock))) };
}

function unitsOf(
  product: Stocked,
  size: Stocked['sizes'][number] | null,
  colour: Stocked['colors'][number] | null,
): StockUnit[] {
  if (size) return [{ kind: 'size', size: size.size, stock: size.stock }];
  const own: StockUnit = { kind: 'product', stock: product.stock };
  return colour ? [{ kind: 'colour', colour: colour.name, stock: colour.stock }, own] : [own];
}

/** What stands in the way of buying, for buttons and status line; `left` bounds the quantity. */
export interface Availability {
  state: 'needsSize' | 'needsColour' | 'available' | 'unavailable';
  left: number;
}

export function availabilityOf(product: Stocked, chosen: Choice): Availability {
  // Nothing to choose from is sold out, not a choice to be made.
  const nothingToChoose =
    (needsSize(product) && shownSizes(product).length === 0) ||
    (needsColour(product) && shownColours(product).length === 0);
  if (nothingToChoose) return { state: 'unavailable', left: 0 };
  const stock = chooseStockUnits(product, chosen);
  if (stock.ok) return { state: stock.left > 0 ? 'available' : 'unavailable', left: stock.left };
  if (stock.problem === 'sizeRequired') return { state: 'needsSize', left: 0 };
  if (stock.problem === 'colourRequired') return { state: 'needsColour', left: 0 };
  return { state: 'unavailable', left: 0 };
}

/** How many pieces a shopper could buy in all sizes and colours together. */
export function piecesToBuy(product: Stocked): number {
  const sum = (counted: readonly { stock: number }[]) =>
    counted.reduce((pieces, { stock }) => pieces + stock, 0);
  const colours = shownColours(product);
  if (needsColour(product) && colours.length === 0) return 0;
  if (needsSize(product)) return sum(shownSizes(product).filter((size) => size.available));
  return needsColour(product) ? Math.min(product.stock, sum(colours)) : product.stock;
}

/** What `inStock` says. */
export const isInStock = (product: Stocked): boolean => piecesToBuy(product) > 0;
