/**
 * Orders paid at the door are confirmed by telephone before they are packed. Where that stands is apart from the
 * status: it is what the last call brought, or that it is still to be made.
 */
import { z } from 'zod';
import type { OrderStatus } from './orderStatus.ts';
import { line } from './text.ts';

interface ConfirmationRow {
  label: string;
  /** What the button says that writes such a call down. */
  deed: string;
  /** Does somebody still have to be called? */
  awaits: boolean;
}

export const confirmations = {
  to_call: { label: 'To call', deed: 'Call again later', awaits: true },
  no_answer: { label: 'No answer', deed: 'No answer', awaits: true },
  confirmed: { label: 'Confirmed', deed: 'Confirmed', awaits: false },
  refused: { label: 'Refused', deed: 'Refused', awaits: false },
} as const satisfies Record<string, ConfirmationRow>;

export type Confirmation = keyof typeof confirmations;
export const confirmationValues = Object.keys(confirmations) as [Confirmation, ...Confirmation[]];
/** In the order a hurried owner looks for them. */
export const callOutcomes: readonly Confirmation[] = ['confirmed', 'no_answer', 'to_call', 'refused'];

export const confirmationField = z.enum(confirmationValues, { error: 'Unknown confirmation' });
export const confirmationLabel = (confirmation: Confirmation): string => confirmations[confirmation].label;

/** Statuses in which a parcel is still in the shop, so that a call decides whether it is packed. */
export const calledStatuses = ['pending', 'processing'] as const satisfies readonly OrderStatus[];

/** Does this order wait for a call, the first or another one? */
export const awaitsCall = (status: OrderStatus, confirmation: Confirmation): boolean =>
  confirmations[confirmation].awaits && (calledStatuses as readonly OrderStatus[]).includes(status);

/** What is said of it beside the status: nothing of a call that was never made and is no longer needed. */
export const shownConfirmation = (status: OrderStatus, confirmation: Confirmation): Confirmation | null =>
  confirmations[confirmation].awaits && !awaitsCall(status, confirmation) ? null : confirmation;

export const CALL_NOTE_MAX = 500;

/** One try: what came of it, and in a line what was said. */
export const callSchema = z.object({
  outcome: z.enum(confirmationValues, { error: 'Please say what came of the call' }),
  note: line('Note', CALL_NOTE_MAX).default(''),
});
export type CallDraft = z.output<typeof callSchema>;
