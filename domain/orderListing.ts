/** The query of the admin's order list and of a customer's own orders. */
import { z } from 'zod';
import { fieldTexts } from '#texts/fields.ts';
import { orderCallTexts } from '#texts/orderCalls.ts';
import { orderFormTexts } from '#texts/orderForms.ts';
import { orderSourceTexts } from '#texts/orderSources.ts';
import { selectedOrdersTexts } from '#texts/selectedOrders.ts';
import { adminPageSizes } from './adminPages.ts';
import { endDateField, startDateField } from './dates.schema.ts';
import { daysBefore } from './dates.ts';
import { districtNames } from './districts.ts';
import { choiceField, limitField, pageField, searchField } from './listFields.ts';
import { confirmationValues } from './orderCalls.ts';
import { closingReasonValues } from './orderClosing.ts';
import { orderSourceValues } from './orderSources.ts';
import { orderStatusValues } from './orderStatus.ts';
import { MAX_LIMIT } from './pages.ts';

/** The most orders that can be selected together, since their ids must fit into a URL. */
export const MAX_SELECTED_ORDERS = 200;

/** Order ids separated by commas. Unknown ids are skipped. */
const chosenIds = z
  .string({ error: () => selectedOrdersTexts.notValid })
  .toLowerCase()
  .transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))])
  .refine((ids) => ids.length <= MAX_SELECTED_ORDERS, {
    error: () => selectedOrdersTexts.tooManyAsked(MAX_SELECTED_ORDERS),
  });

/** The selected orders, for actions on all of them. */
export const selectedOrdersSchema = z.object({
  ids: chosenIds.refine((ids) => ids.length > 0, { error: () => selectedOrdersTexts.chooseOrder }),
});

const yesOrNo = (label: () => string) =>
  choiceField(['yes', 'no'] as const, () => fieldTexts.yesOrNo(label()));

export const closingFilters = ['came_back', ...closingReasonValues] as const;

export const orderListingSchema = z.object({
  page: pageField,
  limit: limitField(adminPageSizes.orders),
  status: choiceField(orderStatusValues, () => orderFormTexts.unknownStatus),
  /** The state of the confirmation call. Without a status: of orders that are still in the shop. */
  confirmation: choiceField(confirmationValues, () => orderCallTexts.unknown),
  /** With a courier. */
  booked: yesOrNo(() => orderFormTexts.booked),
  printed: yesOrNo(() => orderFormTexts.printed),
  /** `no`: delivered orders whose cash the courier still has. */
  settled: yesOrNo(() => orderFormTexts.settled),
  source: choiceField(orderSourceValues, () => orderSourceTexts.unknown),
  /** Why the shop ended them; `came_back` are all that came back from the courier. */
  closing: choiceField(closingFilters, () => orderFormTexts.unknownReason),
  district: choiceField(districtNames, () => orderFormTexts.unknownDistrict),
  area: choiceField(['dhaka', 'outside'] as const, () => orderFormTexts.area),
  /** Orders with this product. An unknown id finds none. */
  product: z
    .string({ error: () => orderFormTexts.productNotValid })
    .max(100, { error: () => orderFormTexts.productNotValid })
    .optional(),
  /** Only these orders. */
  ids: chosenIds.transform((ids) => (ids.length > 0 ? ids : undefined)).optional(),
  /** Of which goods came back in the last 7 days, whole or in part. */
  returned: choiceField(['week'], () => orderFormTexts.returned),
  startDate: startDateField,
  endDate: endDateField,
  /** Searches order number, short id, phone, name, email, thana and district. */
  search: searchField,
});
export type OrderListing = z.output<typeof orderListingSchema>;

/** The list that an open order belongs to, without its pages. */
export const orderFilterSchema = orderListingSchema.omit({ page: true, limit: true, ids: true });

/** A parcel that came back is news for this long. */
const RETURNED_DAYS = 7;
/** From this time on, a return counts as recent. */
export const returnedSinceAt = (now: Date): Date => daysBefore(now, RETURNED_DAYS);

/** Returns all orders unless a page is requested. */
export const ownOrdersSchema = z.object({ page: pageField, limit: limitField(MAX_LIMIT) });
