/** Stock rules: which counts a purchase takes from, and what can be bought. */
import { stockStatuses } from '#texts/stock.ts';
import type { ProblemCode } from './problems.ts';
import { isSoldBySize } from './sizes.ts';

/** What can be bought of a product. Counts are in pieces. */
export interface Stocked {
  category: string;
  stock: number;
  sizes: readonly { size: string; stock: number; available: boolean }[];
  colors: readonly { name: string; stock: number; available: boolean }[];
  /** What a combo is made of. Its other counts then follow from these: see `combos.ts`. */
  components?: readonly object[];
}

/** The shopper's choice. Null if nothing was or can be chosen. */
export interface Choice {
  selectedSize: string | null;
  selectedColor: string | null;
}

/** Pieces of one stock count. */
export const MAX_STOCK = 1_000_000;
/** Pieces of one cart or order line. */
export const MAX_QUANTITY = 10_000;

/** True for a combo whose stock follows from other products. */
export const hasComponents = ({ components = [] }: Pick<Stocked, 'components'>): boolean =>
  components.length > 0;

/** The total stock: the sum of the sizes of a product sold by size, else the product's own count. */
export const totalStock = (product: Pick<Stocked, 'category' | 'stock' | 'sizes' | 'components'>): number =>
  isSoldBySize(product) && !hasComponents(product)
    ? product.sizes.reduce((sum, size) => sum + size.stock, 0)
    : product.stock;

export type StockLevel = 'out' | 'low' | 'in';

/** `lowStockLimit` is the setting: that many pieces or fewer are low. */
export function stockLevel(total: number, lowStockLimit: number): StockLevel {
  if (total <= 0) return 'out';
  return total <= lowStockLimit ? 'low' : 'in';
}

/** The text of the level: 'In Stock'. `total` and `lowStockLimit` in pieces. */
export const stockStatus = (total: number, lowStockLimit: number): string =>
  stockStatuses[stockLevel(total, lowStockLimit)];

/** The sizes a shopper sees: those with a name. */
export const shownSizes = <P extends Pick<Stocked, 'category' | 'sizes' | 'components'>>(
  product: P,
): P['sizes'][number][] =>
  needsSize(product) ? product.sizes.filter((size) => size.size.trim() !== '') : [];

/** The colors a shopper sees: the available ones. */
export const shownColours = <P extends Pick<Stocked, 'colors'>>(product: P): P['colors'][number][] =>
  product.colors.filter((colour) => colour.available);

/** A combo is sold by size if the size of a component is left open. */
export const needsSize = (product: Pick<Stocked, 'category' | 'sizes' | 'components'>): boolean =>
  hasComponents(product) ? product.sizes.length > 0 : isSoldBySize(product);
export const needsColour = (product: Pick<Stocked, 'colors'>): boolean => product.colors.length > 0;

/** The only color, which need not be chosen. A size must always be chosen, since it has to fit. */
export function soleColour(product: Pick<Stocked, 'colors'>): string | null {
  const [colour, ...others] = shownColours(product);
  return colour && others.length === 0 ? colour.name : null;
}

/** A card offers quick-add only if there is nothing to choose. */
export const needsChoice = (
  product: Pick<Stocked, 'category' | 'sizes' | 'colors' | 'components'>,
): boolean => needsSize(product) || (needsColour(product) && soleColour(product) === null);

/** A stock count that an order takes from and a cancellation gives back to. */
export type StockUnit =
  | { kind: 'size'; size: string; stock: number }
  | { kind: 'colour'; colour: string; stock: number }
  | { kind: 'product'; stock: number };

export type ChosenStock =
  | { ok: true; choice: Choice; units: readonly StockUnit[]; left: number }
  | { ok: false; problem: Extract<ProblemCode, 'sizeRequired' | 'colourRequired' | 'choiceUnavailable'> };

/**
 * The counts that one line takes from. Products sold by size: the chosen size. Products with colors: the chosen color and
 * the product, limited by the smaller. Others: the product. Choices that do not apply are removed, so that the
 * same purchase is the same line.
 */
export function chooseStockUnits(product: Stocked, chosen: Choice): ChosenStock {
  const bySize = needsSize(product);
  const byColour = needsColour(product);
  const selectedColor = chosen.selectedColor || soleColour(product);
  if (bySize && !chosen.selectedSize) return { ok: false, problem: 'sizeRequired' };
  if (byColour && !selectedColor) return { ok: false, problem: 'colourRequired' };

  const size = bySize ? shownSizes(product).find((known) => known.size === chosen.selectedSize) : null;
  const colour = byColour ? shownColours(product).find((known) => known.name === selectedColor) : null;
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

/**
 * The choice as it is stored in carts and combos: without what does not apply, with the only color filled in, while the size
 * is open, too.
 */
export const settledChoice = (product: Stocked, { selectedSize, selectedColor }: Choice): Choice => ({
  selectedSize: needsSize(product) ? selectedSize : null,
  selectedColor: needsColour(product) ? selectedColor || soleColour(product) : null,
});

/** True if a color can be bought in any size. */
export const isColourLeft = (
  product: Pick<Stocked, 'category' | 'sizes'>,
  colour: Stocked['colors'][number],
): boolean => colour.available && (isSoldBySize(product) || colour.stock > 0);

/** The reason why buying is impossible, for buttons and status line. `left` limits the quantity. */
export interface Availability {
  state: 'needsSize' | 'needsColour' | 'available' | 'unavailable';
  left: number;
}

/** Whether the choice can be bought, and if not, what is missing. */
export function availabilityOf(product: Stocked, chosen: Choice): Availability {
  // If no choice can be bought, the shopper is not asked to choose.
  if (!isInStock(product)) return { state: 'unavailable', left: 0 };
  const stock = chooseStockUnits(product, chosen);
  if (stock.ok) return { state: stock.left > 0 ? 'available' : 'unavailable', left: stock.left };
  if (stock.problem === 'sizeRequired') return { state: 'needsSize', left: 0 };
  if (stock.problem === 'colourRequired') return { state: 'needsColour', left: 0 };
  return { state: 'unavailable', left: 0 };
}

/** The number of pieces that can be bought, in all sizes and colors together. */
export function piecesToBuy(product: Stocked): number {
  const sum = (counted: readonly { stock: number }[]) =>
    counted.reduce((pieces, { stock }) => pieces + stock, 0);
  if (hasComponents(product)) return product.stock;
  const colours = shownColours(product);
  if (needsColour(product) && colours.length === 0) return 0;
  if (needsSize(product)) return sum(shownSizes(product).filter((size) => size.available));
  return needsColour(product) ? Math.min(product.stock, sum(colours)) : product.stock;
}

/**
 * True if any choice of a product can be bought: `inStock` in the API, badges, buttons, quick-add and search
 * engines. `products.available_stock` is the same rule in SQL.
 */
export const isInStock = (product: Stocked): boolean => piecesToBuy(product) > 0;
