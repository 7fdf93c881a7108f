/** What the search box offers, as one row of options to walk through. */
import type { Suggestions } from './useSuggestions.ts';

export interface SuggestedOption {
  to: string;
  label: string;
  /** A product's; a category has none. */
  product: Suggestions['products'][number] | null;
}

/** A word like 'gold' is of every category; the products are what is looked for. */
const mostCategories = 3;

export const optionsOf = ({ categories, products }: Suggestions): SuggestedOption[] => [
  ...categories
    .slice(0, mostCategories)
    .map(({ value, label }) => ({ to: `/products?category=${value}`, label, product: null })),
  ...products.map((product) => ({ to: `/products/${product._id}`, label: product.name, product })),
];
