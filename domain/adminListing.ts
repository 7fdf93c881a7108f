/** The query of the admin's product list, which includes hidden products. */
import { z } from 'zod';
import { type Category, categoryValues } from './categories.ts';
import { choiceField, limitField, pageField, searchField } from './listFields.ts';
import { pageSizes } from './pages.ts';

export const adminSorts = [
  { value: 'newest', label: 'Newest First' },
  { value: 'name-asc', label: 'Name A-Z' },
  { value: 'price-low', label: 'Price Low to High' },
] as const;
export type AdminSort = (typeof adminSorts)[number]['value'];
const sortValues = adminSorts.map((sort) => sort.value);

/** The states to filter by. Low stock means products on sale at or below the limit in the settings. */
export const adminStates = [
  { value: 'shown', label: 'Shown in the shop' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'low', label: 'Low stock' },
  { value: 'out', label: 'Out of stock' },
  { value: 'deleted', label: 'Deleted' },
] as const;
export type AdminState = (typeof adminStates)[number]['value'];
const stateValues = adminStates.map((state) => state.value);

export const adminListingSchema = z.object({
  page: pageField,
  limit: limitField(pageSizes.adminProducts),
  /** Searches name and description. */
  search: searchField,
  category: choiceField(categoryValues, 'Unknown category'),
  state: choiceField(stateValues, `State must be one of ${stateValues.join(', ')}`),
  sort: choiceField(sortValues, `Sort must be one of ${sortValues.join(', ')}`).transform(
    (sort): AdminSort => sort ?? 'newest',
  ),
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
