import { z } from 'zod';
import { idField } from './ids.schema.ts';
import { CONSIGNMENT_MAX, COURIER_MAX } from './orderBooking.ts';
import { MAX_SELECTED_ORDERS } from './orderListing.ts';
import { line, requiredLine } from './text.ts';

const courier = requiredLine('Courier', COURIER_MAX);

const orderIds = z
  .array(idField('Order'), { error: 'Please choose at least one order' })
  .min(1, 'Please choose at least one order')
  .max(MAX_SELECTED_ORDERS, `At most ${MAX_SELECTED_ORDERS} orders can be chosen`);

export const bookOrdersSchema = z.object({ orders: orderIds, courier });

/** The courier's number of a parcel. The courier is left out where it stays. */
export const bookingSchema = z.object({
  consignment: line('Consignment', CONSIGNMENT_MAX),
  courier: courier.optional(),
});

export const printedOrdersSchema = z.object({ orders: orderIds });
