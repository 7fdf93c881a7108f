/** Order tracking for guests: order number and delivery phone. */

import { z } from 'zod';
import { trackTexts } from '#texts/track.ts';
import { readOrderNumber } from './orderNumbers.ts';
import { phoneField } from './phones.schema.ts';
import { requiredLine } from './text.ts';

export const trackOrderSchema = z.object({
  /** Normalised if it reads as an order number. Any other text is not found rather than invalid. */
  orderNumber: requiredLine(() => trackTexts.orderNumberField, 40).overwrite(
    (typed) => readOrderNumber(typed) ?? typed,
  ),
  phone: phoneField,
});
export type OrderTracking = z.output<typeof trackOrderSchema>;
