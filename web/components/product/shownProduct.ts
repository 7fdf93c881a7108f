/**
 * A product with what its page says of it in words. Loaders work this out, so that the script of the page contains neither
 * the rules nor their texts.
 */
import { displayHex } from '#domain/colourPresets.ts';
import { comboSavingText } from '#domain/comboSaving.ts';
import { shownNetContent, unitPriceText } from '#domain/cosmeticFacts.ts';
import { returnsLineOf } from '#domain/returnsLine.ts';
import { productFactTexts } from '#texts/product.ts';
import type { Product } from '#web/api/responses.ts';

export interface ShownProduct extends Product {
  details: {
    /** How much is in it, and what that makes of the price: '30 ml · ৳1,500 per 100 ml'. */
    netContent: string | null;
    /** Names and values. */
    specifications: readonly (readonly [name: string, value: string])[];
    /** What a combo saves. */
    saving: string | null;
    returnsLine: string;
  };
}

/** Each color has a code that its swatch can show. */
export const shownProduct = (product: Product): ShownProduct => ({
  ...product,
  colors: product.colors.map((colour) => ({ ...colour, hexCode: displayHex(colour) })),
  details: detailsOf(product),
});

const detailsOf = (product: Product): ShownProduct['details'] => ({
  netContent: netContentOf(product),
  specifications: specificationsOf(product),
  saving: comboSavingText(product),
  returnsLine: returnsLineOf(product.category),
});

function netContentOf({ price, netContent }: Product): string | null {
  if (!netContent) return null;
  return [shownNetContent(netContent), unitPriceText(price, netContent)].filter(Boolean).join(' · ');
}

const titleOf = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** What is known of every product, then what only cosmetics have. */
const specificationsOf = ({ specifications, shade, netContent, maker, madeIn }: Product) => [
  ...Object.entries(specifications).map(([key, value]) => [titleOf(key), value] as const),
  ...([
    [productFactTexts.shade, shade],
    [productFactTexts.netContent, netContent && shownNetContent(netContent)],
    [productFactTexts.maker, maker],
    [productFactTexts.madeIn, madeIn],
  ].filter(([, value]) => value) as [string, string][]),
];
