import { api } from '#web/api/client.ts';
import { useTypedAnswer } from './useTypedAnswer.ts';

export type Suggestions = Awaited<ReturnType<typeof api.suggestions>>;

/** A suggestion in the list for the arrow keys. */
export interface SuggestedOption {
  to: string;
  label: string;
  /** Only for products. */
  product: Suggestions['products'][number] | null;
}

/** A word like 'gold' matches every category; products are what shoppers look for. */
const mostCategories = 3;

export const optionsOf = ({ categories, products }: Suggestions): SuggestedOption[] => [
  ...categories
    .slice(0, mostCategories)
    .map(({ value, label }) => ({ to: `/products?category=${value}`, label, product: null })),
  ...products.map((product) => ({ to: `/products/${product._id}`, label: product.name, product })),
];

/** Suggestions for the typed text. */
export const useSuggestions = () =>
  useTypedAnswer(async (q, signal) => ({
    options: optionsOf(await api.suggestions({ query: { q } }, { signal })),
  }));
