/** The items of an order that is edited, compared with the lines that it has. */
import { type OrderedComponent, unitCost } from './combos.ts';
import { publicIdOf } from './images.ts';
import type { WantedItem } from './newOrder.ts';
import type { EditedItem } from './orderEdit.ts';
import type { QuoteLine } from './orders.ts';
import { Problem } from './problems.ts';
import { type Choice, chooseStockUnits, type Stocked } from './stock.ts';

/** A line of the order as it was placed. Price in poisha. */
export interface EditableLine extends Choice {
  /** Its place in `order_lines`. */
  position: number;
  /** Null once the product is no longer known. Such a line can stay, shrink or be dropped. */
  product: string | null;
  name: string;
  image: string;
  /** The upload that `image` shows. Null for pictures that the shop does not store. */
  photo: string | null;
  pricePoisha: number;
  quantity: number;
  /** What a piece cost the shop when it was sold. Null where that was not known. */
  costPoisha: number | null;
  /** What a combo was made of when it was ordered. */
  components: readonly OrderedComponent[];
}

/** A product with a choice: lines with the same are one line. */
interface WantedLine {
  item: EditedItem;
  /** The line that stays. Null if it is new. */
  kept: EditableLine | null;
}

export interface ItemChanges {
  wanted: readonly WantedLine[];
  /** Pieces that go back to the stock, by the line that they were in. */
  returned: readonly { position: number; quantity: number }[];
  /** Pieces that are taken from the stock. */
  added: readonly WantedItem[];
}

type Keyed = Choice & Pick<EditedItem, 'product' | 'line'>;

/** A line of an unknown product is itself alone. */
const keyOf = ({ product, line, selectedSize, selectedColor }: Keyed): string =>
  JSON.stringify(product === null ? [line] : [product, selectedSize, selectedColor]);

/**
 * `items` is the whole new list. `products`: those of the items, to leave out choices that do not apply to them. Throws
 * `productGone` or `productNotFound` for more pieces of a product that is no longer known.
 */
export function itemChanges(
  lines: readonly EditableLine[],
  items: readonly EditedItem[],
  products: ReadonlyMap<string, Stocked>,
): ItemChanges {
  const had = Map.groupBy(lines, (each, line) => keyOf({ ...each, line }));
  const wanted = mergedItems(
    items.map((item) => (had.has(keyOf(item)) ? item : settled(item, products))),
  ).map((item) => ({ item, kept: had.get(keyOf(item))?.[0] ?? null }));
  const quantities = new Map(wanted.map(({ item }) => [keyOf(item), item.quantity]));
  const returned = [...had].flatMap(([key, same]) => piecesBeyond(same, quantities.get(key) ?? 0));
  const added = wanted.flatMap(({ item }) => {
    const before = had.get(keyOf(item))?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
    return item.quantity > before ? more(item, before, had.get(keyOf(item))?.[0]) : [];
  });
  return { wanted, returned, added };
}

/** Pieces of an unknown product can't be taken from stock. More of a line that stays are made of the same as the others. */
function more({ product, ...item }: EditedItem, before: number, kept?: EditableLine): WantedItem {
  if (product === null) throw new Problem(before > 0 ? 'productGone' : 'productNotFound');
  const again = kept && { components: kept.components };
  return { ...item, ...again, product, quantity: item.quantity - before };
}

/** True if the order keeps exactly what it has. */
export const isSameItems = ({ returned, added }: ItemChanges): boolean =>
  returned.length === 0 && added.length === 0;

/**
 * The lines after the edit. `priced`: the added pieces at today's prices, in their order. `products`: for what a piece costs
 * the shop today, for lines that are new.
 */
export const linesAfter = (
  { wanted, added }: ItemChanges,
  priced: readonly QuoteLine[],
  products: ReadonlyMap<string, Parameters<typeof unitCost>[0]>,
): Omit<EditableLine, 'position'>[] =>
  wanted.flatMap(({ item, kept }) => {
    if (kept) return { ...kept, quantity: item.quantity };
    const line = priced[added.findIndex((one) => keyOf(one) === keyOf(item))];
    if (!line) return [];
    const product = products.get(line.product);
    return {
      ...line,
      components: line.components ?? [],
      photo: publicIdOf(line.image),
      costPoisha: product ? unitCost(product) : null,
    };
  });

/** The choice as the shop would store it. A choice that cannot be bought is refused where it is priced. */
function settled(item: EditedItem, products: ReadonlyMap<string, Stocked>): EditedItem {
  const product = item.product === null ? undefined : products.get(item.product);
  const chosen = product && chooseStockUnits(product, item);
  return chosen?.ok ? { ...item, ...chosen.choice } : item;
}

const mergedItems = (items: readonly EditedItem[]): EditedItem[] =>
  [...Map.groupBy(items, keyOf).values()].flatMap(([first, ...others]) =>
    first ? { ...first, quantity: others.reduce((sum, { quantity }) => sum + quantity, first.quantity) } : [],
  );

/** The pieces of lines with the same choice that are more than are to stay. The last line gives first. */
function piecesBeyond(
  same: readonly EditableLine[],
  staying: number,
): { position: number; quantity: number }[] {
  let left = staying;
  return same.flatMap(({ position, quantity }) => {
    const stays = Math.min(left, quantity);
    left -= stays;
    return quantity > stays ? { position, quantity: quantity - stays } : [];
  });
}

type SoldLine = Pick<EditableLine, 'product' | 'quantity' | 'pricePoisha'>;

/** What more or less of each product counts as sold after the edit. Amounts in poisha. */
export function soldDifference(
  before: readonly SoldLine[],
  after: readonly SoldLine[],
): { product: string; pieces: number; poisha: number }[] {
  const signed = [...before.map((line) => ({ ...line, quantity: -line.quantity })), ...after];
  const changes = [...Map.groupBy(signed, ({ product }) => product)].flatMap(([product, lines]) => {
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const poisha = lines.reduce((sum, { quantity, pricePoisha }) => sum + quantity * pricePoisha, 0);
    return product ? [{ product, pieces, poisha }] : [];
  });
  return changes.filter(({ pieces, poisha }) => pieces !== 0 || poisha !== 0);
}
