/** The messages about products that shoppers see. */

import { grouped } from '#texts/numbers.ts';
import { categoryLabel, categoryPlural } from './categories.ts';
import { plural } from './plurals.ts';

export const productTexts = {
  featuredFailed: 'Failed to load featured products',
  noneFound: 'No products found',
  noneFoundHint: 'Try adjusting your search or filter criteria.',
} as const;

/** '1,000+' if the count stopped at 1,000. */
export const countText = (count: number, atLeast?: boolean): string =>
  grouped(count) + (atLeast && count > 0 ? '+' : '');

/** '1 product', '12 products', '1,000+ products' */
export const productCount = (count: number, atLeast?: boolean): string =>
  `${countText(count, atLeast)} ${atLeast ? 'products' : plural(count, 'product')}`;

/** '12 products found for "churi" in Bangles' */
export function foundLine(
  { total, atLeast }: { total: number; atLeast?: boolean },
  { search, category }: { search?: string; category?: string },
): string {
  const found = `${productCount(total, atLeast)} found`;
  return found + (search ? ` for "${search}"` : '') + (category ? ` in ${categoryLabel(category)}` : '');
}

/** Below 'No products found'. */
export const noneFoundText = (category: string | undefined): string =>
  category
    ? `No ${categoryPlural(category).toLowerCase()} match right now. Try other filters, or check back soon.`
    : productTexts.noneFoundHint;
