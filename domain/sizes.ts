/** Which products are sold by size, and how many sizes a product may have. */
interface SizeRule {
  /** The most sizes of one product. */
  most: number;
  /** A product without sizes is refused. */
  required: boolean;
}

const rules = {
  bangles: { most: 4, required: true },
  rings: { most: 12, required: false },
} as const satisfies Record<string, SizeRule>;

/** A category whose products may have sizes. */
export type SizedCategory = keyof typeof rules;

/** A product of this category may have sizes. */
export const mayHaveSizes = (category: unknown): category is SizedCategory =>
  typeof category === 'string' && Object.hasOwn(rules, category);

const ruleOf = (category: string): SizeRule | null => (mayHaveSizes(category) ? rules[category] : null);

/** A product of this category needs at least one size. */
export const mustHaveSizes = (category: string): boolean => ruleOf(category)?.required === true;

/** The most sizes of a product of this category. `size_limit` in SQL is the same. */
export const sizeLimit = (category: string): number => ruleOf(category)?.most ?? 0;

/** The most sizes of any product. */
export const MAX_SIZES = Math.max(...Object.values(rules).map(({ most }) => most));

/**
 * Stock is counted by size, and a size must be chosen: all bangles, and rings to which an admin gives sizes.
 * `is_sold_by_size` in SQL is the same.
 */
export const isSoldBySize = ({ category, sizes }: { category: string; sizes: readonly unknown[] }): boolean =>
  mustHaveSizes(category) || (mayHaveSizes(category) && sizes.length > 0);

/** What the sizes of a product are measured for. The sizes of a combo are those of a component: rings are numbered. */
export function sizedCategoryOf({
  category,
  sizes,
}: {
  category: string;
  sizes: readonly { size: string }[];
}): SizedCategory {
  if (mayHaveSizes(category)) return category;
  return sizes.every(({ size }) => /^\d+$/.test(size)) ? 'rings' : 'bangles';
}
