/**
 * The size and color in the address of a product's page, where an ad or a feed leads to them. They are named as in the filters of
 * the shop: `?size=m&color=rose-gold`.
 */
import { colourSlug, matchesColour } from './colours.ts';
import { sizeSlug } from './sizeFilter.ts';
import { type Choice, type Stocked, shownColours, shownSizes } from './stock.ts';

/** Empty where nothing is chosen. */
export function choiceQuery({ selectedSize, selectedColor }: Choice): string {
  const pairs = [
    selectedSize && `size=${encodeURIComponent(sizeSlug(selectedSize))}`,
    selectedColor && `color=${encodeURIComponent(colourSlug(selectedColor))}`,
  ].filter(Boolean);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** What an address asks for, as far as a shopper sees it, also where it is sold out. */
export function choiceIn(product: Stocked, asked: { size: string | null; color: string | null }): Choice {
  const [wantedSize, wantedColour] = [asked.size ?? '', asked.color ?? ''];
  const size = shownSizes(product).find((row) => sizeSlug(row.size) === sizeSlug(wantedSize));
  const colour = shownColours(product).find(({ name }) => matchesColour(name, wantedColour));
  return { selectedSize: size?.size ?? null, selectedColor: colour?.name ?? null };
}
