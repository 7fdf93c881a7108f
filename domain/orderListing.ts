/** What an admin can ask of the list of orders, and a customer of the own ones. */
import { z } from 'zod';
import { endDateField, startDateField } from './dates.ts';
import { orderStatusValues } from './orderStatus.ts';
import { limitField, MAX_LIMIT, pageField, pageSizes } from './pages.ts';
import { cleanLine } from './text.ts';

export const orderListingSchema = z.object({
  page: pageField,
  limit: limitField(pageSizes.adminOrders),
  status: z
    .enum([...orderStatusValues, ''], { error: 'Unknown order status' })
    .transform((status) => (status === '' ? undefined : status))
    .optional(),
  startDate: startDateField,
  endDate: endDateField,
  /** Order number, name or phone. */
  search: z
    .string({ error: 'Search is not valid' })
    .overwrite(cleanLine)
    .max(200, 'Search is too long')
    .transform((text) => text || undefined)
    .optional(),
});
export type OrderListing = z.output<typeof orderListingSchema>;

/** Everything at once unless pages are asked for. */
export const ownOrdersSchema = z.object({ page: pageField, limit: limitField(MAX_LIMIT) });
