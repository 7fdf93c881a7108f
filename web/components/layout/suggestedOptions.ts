/** The suggestions as one list for the arrow keys. */
import type { Suggestions } from './useSuggestions.ts';

export interface SuggestedOption {
  to: string;
  label: string;
  /** Only for products. */
  product: Suggestions['products'][number] | null;
}

/** A word like 'gold' matches every category; products are what shoppers look for. */
const mostCategories = 3;

export const optionsOf = ({ categories, products }: Omit<Suggestions, 'typed'>): SuggestedOption[] => [
  ...categories
    .slice(0, mostCategories)
    .map(({ value, label }) => ({ to: `/products?category=${value}`, label, product: null })),
  ...products.map((product) => ({ to: `/products/${product._id}`, label: product.name, product })),
];
