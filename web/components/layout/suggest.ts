/** What the search box suggests for a text. Loaded when someone types, so that it is not part of the initial view. */
import { layoutTexts } from '#texts/layout.ts';
import { nearestTexts } from '#texts/nearest.ts';
import { suggestionsTexts } from '#texts/suggestions.ts';
import { api } from '#web/api/client.ts';
import { searchHref } from './searchHref.ts';
import { suggestionStatus } from './suggestionStatus.ts';

export type Suggestions = Awaited<ReturnType<typeof api.suggestions>>;

/** A suggestion in the list for the arrow keys. */
export interface SuggestedOption {
  to: string;
  /** With `{label}` in it, which is shown in bold. */
  around?: string;
  label: string;
  /** Only for products. */
  product: Suggestions['products'][number] | null;
}

/** A word like 'gold' matches every category; products are what shoppers look for. */
const mostCategories = 3;

const categoryOptions = (categories: Suggestions['categories']): SuggestedOption[] =>
  categories.slice(0, mostCategories).map(({ value, label }) => ({
    to: `/products?category=${value}`,
    around: suggestionsTexts.allOf,
    label,
    product: null,
  }));

const allResults = (typed: string): SuggestedOption => ({
  to: searchHref(typed),
  label: suggestionsTexts.seeAllResultsFor(typed),
  product: null,
});
const allProducts: SuggestedOption = {
  to: '/products',
  label: suggestionsTexts.seeAllProducts,
  product: null,
};

/** What was typed with its spelling corrected, and the nearest categories. */
function nearOptions({ categories, nearest }: Suggestions): SuggestedOption[] {
  const meant = nearest?.didYouMean;
  const near = new Map([...categories, ...(nearest?.categories ?? [])].map((one) => [one.value, one]));
  return [
    ...(meant
      ? [{ to: searchHref(meant), around: suggestionsTexts.didYouMean, label: meant, product: null }]
      : []),
    ...categoryOptions([...near.values()]),
    allProducts,
  ];
}

export const optionsOf = (response: Suggestions, typed: string): SuggestedOption[] =>
  response.products.length === 0
    ? nearOptions(response)
    : [
        ...categoryOptions(response.categories),
        ...response.products.map((product) => ({
          to: `/products/${product._id}`,
          label: product.name,
          product,
        })),
        allResults(typed),
      ];

/** 'Nothing found for “nupur”. We have no anklets (nupur) right now.' Null if products are found. */
export function missingOf({ products, nearest }: Suggestions, typed: string): string | null {
  if (products.length > 0) return null;
  const nothing = nearestTexts.nothing(typed);
  return nearest && nearest.text !== nothing
    ? suggestionsTexts.twoSentences(nothing, nearest.text)
    : suggestionsTexts.sentence(nothing);
}

export async function suggest(q: string, signal: AbortSignal) {
  const response = await api.suggestions({ query: { q } }, { signal });
  const options = optionsOf(response, q);
  const missing = missingOf(response, q);
  return { options, missing, status: missing ?? suggestionStatus(options.length, layoutTexts.products, q) };
}
