/** What an admin can ask of the list of all products, hidden ones among them. */
import { z } from 'zod';
import { type Category, categoryValues } from './categories.ts';
import { choiceField, searchField } from './listFields.ts';
import { limitField, pageField, pageSizes } from './pages.ts';

export const ownersSorts = [
  { value: 'newest', label: 'Newest First' },
  { value: 'name-asc', label: 'Name A-Z' },
  { value: 'price-low', label: 'Price Low to High' },
] as const;
export type OwnersSort = (typeof ownersSorts)[number]['value'];
const sortValues = ownersSorts.map((sort) => sort.value);

/** What of the list is wanted; low is what is left of a product on sale, held to the shop's own limit. */
export const ownersStates = [
  { value: 'shown', label: 'Shown in the shop' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'low', label: 'Low stock' },
  { value: 'out', label: 'Out of stock' },
] as const;
export type OwnersState = (typeof ownersStates)[number]['value'];
const stateValues = ownersStates.map((state) => state.value);

export const ownersListingSchema = z.object({
  page: pageField,
  limit: limitField(pageSizes.adminProducts),
  /** In the name or the description. */
  search: searchField,
  category: choiceField(categoryValues, 'Unknown category'),
  state: choiceField(stateValues, `State must be one of ${stateValues.join(', ')}`),
  sort: z
    .enum([...sortValues, ''], { error: `Sort must be one of ${sortValues.join(', ')}` })
    .transform((value): OwnersSort => value || 'newest')
    .default('newest'),
});
export type OwnersListing = z.output<typeof ownersListingSchema>;

/** How many products there are, in all and by category. */
export type CategoryCounts = Record<'all' | Category, number>;

export const emptyCounts = (): CategoryCounts =>
  Object.fromEntries(['all', ...categoryValues].map((value) => [value, 0])) as CategoryCounts;

export const addCounts = (some: CategoryCounts, others: CategoryCounts): CategoryCounts => {
  const sums = Object.entries(some).map(([name, count]) => [
    name,
    count + others[name as keyof CategoryCounts],
  ]);
  return Object.fromEntries(sums) as CategoryCounts;
};
