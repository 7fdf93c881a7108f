/** The product categories. */
import { categoryTexts } from '#texts/categories.ts';

const values = ['bangles', 'earrings', 'cosmetics', 'necklaces', 'rings', 'alna', 'combo'] as const;

export type Category = (typeof values)[number];

export const categories = values.map((value) => ({
  value,
  get label() {
    return categoryTexts.labels[value];
  },
}));
export const categoryValues: readonly Category[] = values;

/** The categories in the footer. */
export const footerCategories: readonly Category[] = ['bangles', 'earrings', 'cosmetics'];

export const isCategory = (value: unknown): value is Category =>
  categoryValues.some((known) => known === value);

/** An unknown category is shown by its value. */
export const categoryLabel = (value: string): string =>
  isCategory(value) ? categoryTexts.labels[value] : value;

/** The plural for texts about a whole category: 'All Combos'. */
export const categoryPlural = (value: string): string =>
  value === 'combo' ? categoryTexts.combos : categoryLabel(value);

/** The heading of the product list. */
export function collectionTitle(category: string | null | undefined): string {
  if (!category) return categoryTexts.allProducts;
  return isCategory(category) ? categoryTexts.collections[category] : categoryTexts.notFound;
}
