import { z } from 'zod';
import { orderFormTexts } from '#texts/orderForms.ts';
import { orderStatusValues, settableStatuses } from './orderStatus.ts';

export const orderStatusField = z.enum(orderStatusValues, { error: () => orderFormTexts.unknownStatus });
export const settableStatusField = z.enum(settableStatuses, {
  error: () => orderFormTexts.statusToSet,
});
