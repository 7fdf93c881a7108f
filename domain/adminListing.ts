/** The query of the admin's product list, which includes hidden products. */
import { z } from 'zod';
import { adminListingTexts } from '#texts/adminListing.ts';
import { fieldTexts } from '#texts/fields.ts';
import { adminPageSizes } from './adminPages.ts';
import { type Category, categoryValues } from './categories.ts';
import { choiceField, limitField, pageField, searchField } from './listFields.ts';

export const adminSorts = ['newest', 'name-asc', 'price-low'] as const;
/** The list offers the others; whoever picks a product for an order sees the best match first. */
const sortValues = [...adminSorts, 'relevance'] as const;
export type AdminSort = (typeof sortValues)[number];

/** The states to filter by. Low stock means products on sale at or below the limit in the settings. */
export const adminStates = ['shown', 'hidden', 'low', 'out', 'deleted'] as const;

export const adminListingSchema = z.object({
  page: pageField,
  limit: limitField(adminPageSizes.products),
  /** Searches name and description. */
  search: searchField,
  category: choiceField(categoryValues, () => adminListingTexts.unknownCategory),
  state: choiceField(adminStates, () => fieldTexts.oneOf(adminListingTexts.state, adminStates.join(', '))),
  /** `relevance` needs a search; without one it is the newest first. */
  sort: choiceField(sortValues, () =>
    fieldTexts.oneOf(adminListingTexts.sort, sortValues.join(', ')),
  ).transform((sort): AdminSort => sort ?? 'newest'),
});
export type AdminListing = z.output<typeof adminListingSchema>;

/** The number of products in all and by category. */
export type CategoryCounts = Record<'all' | Category, number>;

/** All counts 0. */
export const emptyCounts = (): CategoryCounts =>
  Object.fromEntries(['all', ...categoryValues].map((value) => [value, 0])) as CategoryCounts;

/** The sums of two counts, category by category. */
export const addCounts = (some: CategoryCounts, others: CategoryCounts): CategoryCounts => {
  const sums = Object.entries(some).map(([name, count]) => [
    name,
    count + others[name as keyof CategoryCounts],
  ]);
  return Object.fromEntries(sums) as CategoryCounts;
};
