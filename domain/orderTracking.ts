/** Order tracking for guests: order number and delivery phone. */
import { z } from 'zod';
import { readOrderNumber } from './orders.ts';
import { phoneField } from './phones.schema.ts';
import { requiredLine } from './text.ts';

export const trackOrderSchema = z.object({
  /** Normalised if it is a phone number, in whatever form it is typed. */
  orderNumber: requiredLine('Order number', 40).overwrite((typed) => readOrderNumber(typed) ?? typed),
  phone: phoneField,
});
export type OrderTrace = z.output<typeof trackOrderSchema>;
