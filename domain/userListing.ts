/** The query of the admin's user list. */
import { z } from 'zod';
import { roles } from './accounts.ts';
import { choiceField, limitField, pageField, searchField } from './listFields.ts';
import { pageSizes } from './pages.ts';

export const userSorts = [
  { value: 'newest', label: 'Newest First' },
  { value: 'spent', label: 'Highest Spend' },
  { value: 'orders', label: 'Most Orders' },
] as const;
export type UserSort = (typeof userSorts)[number]['value'];
const sortValues = userSorts.map((sort) => sort.value) as [UserSort, ...UserSort[]];

export const userListingSchema = z.object({
  page: pageField,
  limit: limitField(pageSizes.adminUsers),
  /** Searches name, email and phone. */
  search: searchField,
  role: choiceField(roles, 'Role must be user or admin'),
  isActive: choiceField(['true', 'false'], 'isActive must be true or false').transform((value) =>
    value === undefined ? undefined : value === 'true',
  ),
  sort: choiceField(sortValues, `Sort must be one of ${sortValues.join(', ')}`).transform(
    (sort): UserSort => sort ?? 'newest',
  ),
});
export type UserListing = z.output<typeof userListingSchema>;

/** The orders of one customer, in pages as large as the admin's order list. */
export const customerOrdersSchema = z.object({ page: pageField, limit: limitField(pageSizes.adminOrders) });
