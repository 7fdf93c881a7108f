/** The product categories. */

export const categories = [
  { value: 'bangles', label: 'Bangles', bangla: 'চুড়ি' },
  { value: 'earrings', label: 'Earrings', bangla: 'কানের দুল' },
  { value: 'cosmetics', label: 'Cosmetics', bangla: 'প্রসাধনী' },
  { value: 'necklaces', label: 'Necklaces', bangla: 'হার' },
  { value: 'rings', label: 'Rings', bangla: 'আংটি' },
  { value: 'alna', label: 'Alna', bangla: 'আলনা' },
  { value: 'combo', label: 'Combo', plural: 'Combos', bangla: 'কম্বো' },
] as const;

export type Category = (typeof categories)[number]['value'];

export const categoryValues = categories.map((category) => category.value);

/** The categories in the footer. */
export const footerCategories: readonly Category[] = ['bangles', 'earrings', 'cosmetics'];

export const isCategory = (value: unknown): value is Category =>
  categoryValues.some((known) => known === value);

/** An unknown category is shown by its value. */
export const categoryLabel = (value: string): string =>
  categories.find((category) => category.value === value)?.label ?? value;

/** The plural for texts about a whole category: 'All Combos'. */
export function categoryPlural(value: string): string {
  const category = categories.find((known) => known.value === value);
  return category && 'plural' in category ? category.plural : categoryLabel(value);
}

/** The heading of the product list. */
export function collectionTitle(category: string | null | undefined): string {
  if (!category) return 'All Products';
  return isCategory(category) ? `${categoryLabel(category)} Collection` : 'Category not found';
}
