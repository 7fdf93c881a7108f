import { z } from 'zod';
import { orderCallTexts } from '#texts/orderCalls.ts';
import { orderFormTexts } from '#texts/orderForms.ts';
import { CALL_NOTE_MAX, confirmationValues } from './orderCalls.ts';
import { line } from './text.ts';

export const confirmationField = z.enum(confirmationValues, { error: () => orderCallTexts.unknown });

/** One call: its result and a short note. */
export const callSchema = z.object({
  outcome: z.enum(confirmationValues, { error: () => orderCallTexts.chooseResult }),
  note: line(() => orderFormTexts.note, CALL_NOTE_MAX).default(''),
});
