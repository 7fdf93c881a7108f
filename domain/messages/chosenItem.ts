/** What an item of a message means for a product: its size, color and quantity, and whether all of that is certain. */
import { markOf } from '../bangleSizes.ts';
import { shownColours, shownSizes, soleColour } from '../stock.ts';
import { namedColour } from './colourWords.ts';
import type { Count, ReadItem } from './messageItems.ts';
import type { ProductFound } from './rankProducts.ts';

export interface ProductToChoose extends ProductFound {
  stock: number;
  sizes: readonly { size: string; measurement: string; stock: number; available: boolean }[];
  colors: readonly { name: string; stock: number; available: boolean }[];
}

export interface ChosenItem {
  selectedSize: string | null;
  selectedColor: string | null;
  quantity: number;
  /** False if the customer has to be asked, or the words may mean something else. */
  sure: boolean;
}

const DOZEN = 12;
/** Pieces that a message may order. More is a misreading. */
const MAX_READ_QUANTITY = 1_000;

/** 12 from '(1 dozen)', 6 from '(6 pcs)'. 1 for a product that is sold by the piece or pair. */
function packOf(name: string): number {
  const [, count = '1', unit] = /(\d+) ?(dozen|pcs)\b/i.exec(name) ?? [];
  if (!unit) return 1;
  return unit.toLowerCase() === 'dozen' ? Number(count) * DOZEN : Number(count);
}

/** What a count orders of a product, in the product's own packs. Null if it only describes the pack: '(6 pcs)'. */
function ordered(
  { count, unit }: Count,
  pack: number,
  isAlone: boolean,
): { quantity: number; sure: boolean } | null {
  if (unit === 'dozen') {
    const packs = (count * DOZEN) / pack;
    return { quantity: Math.max(1, Math.round(packs)), sure: Number.isInteger(packs) };
  }
  if (pack > 1 && unit === 'piece' && count === pack) return isAlone ? { quantity: 1, sure: true } : null;
  if (pack > 1 && unit === 'piece' && count > pack && count % pack === 0) {
    return { quantity: count / pack, sure: false };
  }
  return { quantity: count, sure: true };
}

function quantityOf(counts: readonly Count[], pack: number): { quantity: number; sure: boolean } {
  const read = counts.map((count) => ordered(count, pack, counts.length === 1)).filter((one) => one !== null);
  const [first] = read;
  if (!first) return { quantity: 1, sure: true };
  const isOne = new Set(read.map(({ quantity }) => quantity)).size === 1;
  const quantity = Math.min(MAX_READ_QUANTITY, first.quantity);
  return { quantity, sure: isOne && first.sure };
}

/** The product's size by its name or by the number on the bangle. Null if it has none such. */
const sizeOf = (product: ProductToChoose, wanted: string | null): string | null =>
  shownSizes(product).find(
    ({ size, measurement }) =>
      wanted !== null && (size.toUpperCase() === wanted || markOf(measurement) === wanted),
  )?.size ?? null;

/** The choice that the item's words make. A size or color that the product does not have is left open. */
export function chosenItem(item: ReadItem, product: ProductToChoose): ChosenItem {
  const selectedSize = sizeOf(product, item.size);
  const named = namedColour(item.colours, shownColours(product));
  const selectedColor = named ?? soleColour(product);
  const { quantity, sure } = quantityOf(item.counts, packOf(product.name));
  const isSized = shownSizes(product).length === 0 || selectedSize !== null;
  const isColoured = product.colors.length === 0 || selectedColor !== null;
  return { selectedSize, selectedColor, quantity, sure: sure && isSized && isColoured };
}
