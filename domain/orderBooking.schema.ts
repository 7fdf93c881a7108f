import { z } from 'zod';
import { orderFormTexts } from '#texts/orderForms.ts';
import { selectedOrdersTexts } from '#texts/selectedOrders.ts';
import { basedOnField } from './basedOn.schema.ts';
import { idField } from './ids.schema.ts';
import { CONSIGNMENT_MAX, COURIER_MAX } from './orderBooking.ts';
import { MAX_SELECTED_ORDERS } from './orderListing.ts';
import { line, requiredLine } from './text.ts';

const courier = requiredLine(() => orderFormTexts.courier, COURIER_MAX);

const orderIds = z
  .array(
    idField(() => selectedOrdersTexts.order),
    { error: () => selectedOrdersTexts.chooseOrder },
  )
  .min(1, { error: () => selectedOrdersTexts.chooseOrder })
  .max(MAX_SELECTED_ORDERS, { error: () => selectedOrdersTexts.tooManyChosen(MAX_SELECTED_ORDERS) });

/** Based on when each order was booked, by its id: null where there was no booking. */
export const bookOrdersSchema = z.object({
  orders: orderIds,
  courier,
  basedOn: z.record(z.string(), basedOnField.nullable()).default({}),
});

/** The courier's number of a parcel. The courier is left out where it stays. Based on null where there was no booking. */
export const bookingSchema = z.object({
  consignment: line(() => orderFormTexts.consignment, CONSIGNMENT_MAX),
  courier: courier.optional(),
  basedOn: basedOnField.nullable(),
});

/** Based on when the booking was made that the admin saw. */
export const bookingDeletionSchema = z.object({ basedOn: basedOnField });

export const printedOrdersSchema = z.object({ orders: orderIds });
