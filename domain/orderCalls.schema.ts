import { z } from 'zod';
import { CALL_NOTE_MAX, confirmationValues } from './orderCalls.ts';
import { line } from './text.ts';

export const confirmationField = z.enum(confirmationValues, { error: 'Unknown confirmation' });

/** One call: its result and a short note. */
export const callSchema = z.object({
  outcome: z.enum(confirmationValues, { error: 'Please choose the call result' }),
  note: line('Note', CALL_NOTE_MAX).default(''),
});
