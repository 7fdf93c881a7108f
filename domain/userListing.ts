/** The query of the admin's user list. */
import { z } from 'zod';
import { fieldTexts } from '#texts/fields.ts';
import { userListingTexts } from '#texts/userListing.ts';
import { roles } from './accounts.ts';
import { adminPageSizes } from './adminPages.ts';
import { choiceField, limitField, pageField, searchField } from './listFields.ts';

export const userSorts = ['newest', 'spent', 'orders'] as const;
export type UserSort = (typeof userSorts)[number];

export const userListingSchema = z.object({
  page: pageField,
  limit: limitField(adminPageSizes.users),
  /** Searches name, email and phone. */
  search: searchField,
  role: choiceField(roles, () => userListingTexts.roleRule),
  isActive: choiceField(['true', 'false'], () => fieldTexts.trueOrFalse(userListingTexts.isActive)).transform(
    (value) => (value === undefined ? undefined : value === 'true'),
  ),
  sort: choiceField(userSorts, () => fieldTexts.oneOf(userListingTexts.sort, userSorts.join(', '))).transform(
    (sort): UserSort => sort ?? 'newest',
  ),
});

/** The orders of one customer, in pages as large as the admin's order list. */
export const customerOrdersSchema = z.object({ page: pageField, limit: limitField(adminPageSizes.orders) });
