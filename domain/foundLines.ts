/** What a list says about the products in it. */
import { foundTexts } from '#texts/found.ts';
import { grouped } from '#texts/numbers.ts';
import { categoryLabel, categoryPlural } from './categories.ts';

/** '1,000+' if the count stopped at 1,000. */
export const countText = (count: number, atLeast?: boolean): string =>
  grouped(count) + (atLeast && count > 0 ? '+' : '');

/** '1 product', '12 products', '1,000+ products' */
export const productCount = (count: number, atLeast?: boolean): string =>
  atLeast ? foundTexts.productsAtLeast(countText(count, atLeast)) : foundTexts.products(count);

/** '12 products found for "churi" in Bangles' */
export function foundLine(
  { total, atLeast }: { total: number; atLeast?: boolean },
  { search, category }: { search?: string; category?: string },
): string {
  const products = productCount(total, atLeast);
  const kind = category && categoryLabel(category);
  if (search && kind) return foundTexts.foundForIn(products, search, kind);
  if (search) return foundTexts.foundFor(products, search);
  return kind ? foundTexts.foundIn(products, kind) : foundTexts.found(products);
}

/** Below 'No products found'. */
export const noneFoundText = (category: string | undefined): string =>
  category ? foundTexts.noneOf(categoryPlural(category)) : foundTexts.noneFoundHint;
