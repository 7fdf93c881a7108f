/** What a guest shows to follow an order: its number, and the phone it goes to. */
import { z } from 'zod';
import { readOrderNumber } from './orders.ts';
import { phoneField } from './phones.ts';
import { requiredLine } from './text.ts';

export const trackOrderSchema = z.object({
  /** In one form where it is a number at all, however it is typed. */
  orderNumber: requiredLine('Order number', 40).overwrite((typed) => readOrderNumber(typed) ?? typed),
  phone: phoneField,
});
export type OrderTrace = z.output<typeof trackOrderSchema>;
