/** How many products a list has, and what it says when there are none. */
import { counted } from './plurals.ts';

export const foundTexts = {
  products: (count: number) => counted(count, 'product'),
  /** `count` may stop early: '1,000+'. */
  productsAtLeast: (count: string) => `${count} products`,
  found: (products: string) => `${products} found`,
  foundFor: (products: string, search: string) => `${products} found for "${search}"`,
  foundIn: (products: string, category: string) => `${products} found in ${category}`,
  foundForIn: (products: string, search: string, category: string) =>
    `${products} found for "${search}" in ${category}`,
  noneFound: 'No products found',
  noneFoundHint: 'Try adjusting your search or filter criteria.',
  noneOf: (category: string) =>
    `No ${category.toLowerCase()} match right now. Try other filters, or check back soon.`,
};
