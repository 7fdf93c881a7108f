import { useRef, useState } from 'react';
import { api } from '#web/api/client.ts';

export type Suggestions = Awaited<ReturnType<typeof api.suggestions>> & {
  /** The text they belong to. */
  typed: string;
};

/** Typing is faster than answers. */
const debounceMs = 150;
const minCharacters = 2;

/** Suggestions for the typed text. Optional: a failure shows none. */
export function useSuggestions() {
  const [found, setFound] = useState<Suggestions | null>(null);
  const pending = useRef<AbortController | null>(null);

  const forget = () => {
    pending.current?.abort();
    setFound(null);
  };

  const ask = async (typed: string) => {
    pending.current?.abort();
    const q = typed.trim();
    if (q.length < minCharacters) return setFound(null);
    const request = new AbortController();
    const { signal } = request;
    pending.current = request;
    await new Promise((resolve) => setTimeout(resolve, debounceMs));
    if (signal.aborted) return;
    const answer = await api.suggestions({ query: { q } }, { signal }).catch(() => null);
    if (!signal.aborted) setFound(answer && { ...answer, typed: q });
  };

  return { found, ask, forget };
}

/** A suggestion in the list for the arrow keys. */
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
