/** What an admin can ask of the list of orders, and a customer of the own ones. */
import { z } from 'zod';
import { endDateField, startDateField } from './dates.ts';
import { choiceField, searchField } from './listFields.ts';
import { confirmationValues } from './orderCalls.ts';
import { orderStatusValues } from './orderStatus.ts';
import { limitField, MAX_LIMIT, pageField, pageSizes } from './pages.ts';

/** As many as can be marked together: their ids have to fit into an address line. */
export const MAX_CHOSEN_ORDERS = 200;

/** Ids with commas between. What is no order's is left out of the answer. */
const chosenIds = z
  .string({ error: 'Orders are not valid' })
  .transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))])
  .refine((ids) => ids.length <= MAX_CHOSEN_ORDERS, `At most ${MAX_CHOSEN_ORDERS} orders can be asked for`);

/** Orders that were marked, to be worked on together. */
export const chosenOrdersSchema = z.object({
  ids: chosenIds.refine((ids) => ids.length > 0, 'Please choose at least one order'),
});

export const orderListingSchema = z.object({
  page: pageField,
  limit: limitField(pageSizes.adminOrders),
  status: choiceField(orderStatusValues, 'Unknown order status'),
  /** Where the confirming call stands. Orders that wait for one are those still in the shop. */
  confirmation: choiceField(confirmationValues, 'Unknown confirmation'),
  /** These orders alone. */
  ids: chosenIds.transform((ids) => (ids.length > 0 ? ids : undefined)).optional(),
  startDate: startDateField,
  endDate: endDateField,
  /** Order number, name or phone. */
  search: searchField,
});
export type OrderListing = z.output<typeof orderListingSchema>;

/** Everything at once unless pages are asked for. */
export const ownOrdersSchema = z.object({ page: pageField, limit: limitField(MAX_LIMIT) });
