/**
 * Confirmation calls. Orders are paid on delivery, so the shop calls the customer before packing. The
 * confirmation is separate from the order's status: it is the result of the last call, or that a call is due.
 */
import { orderCallTexts } from '#texts/orderCalls.ts';
import { isInShop, type OrderStatus } from './orderStatus.ts';

interface ConfirmationRow {
  /** True if a call is still due. */
  awaits: boolean;
}

export const confirmations = {
  to_call: { awaits: true },
  no_answer: { awaits: true },
  confirmed: { awaits: false },
  refused: { awaits: false },
} as const satisfies Record<string, ConfirmationRow>;

export type Confirmation = keyof typeof confirmations;
export const confirmationValues = Object.keys(confirmations) as [Confirmation, ...Confirmation[]];
/** Call results in the order in which an admin looks for them. */
export const callOutcomes: readonly Confirmation[] = ['confirmed', 'no_answer', 'to_call', 'refused'];
export const confirmationLabel = (confirmation: Confirmation): string => orderCallTexts.labels[confirmation];
/** The result of one call, and the button that records it. */
export const callResultLabel = (confirmation: Confirmation): string => orderCallTexts.results[confirmation];

/** The confirmations of orders whose call is still due. */
export const confirmationsAwaitingCall: readonly Confirmation[] = confirmationValues.filter(
  (confirmation) => confirmations[confirmation].awaits,
);

/** True if the order waits for a first or another call, which decides whether its parcel is packed. */
export const awaitsCall = (status: OrderStatus, confirmation: Confirmation): boolean =>
  confirmations[confirmation].awaits && isInShop(status);

/** The confirmation shown besides the status. Null if no call was made and none is needed any more. */
export const shownConfirmation = (status: OrderStatus, confirmation: Confirmation): Confirmation | null =>
  confirmations[confirmation].awaits && !awaitsCall(status, confirmation) ? null : confirmation;

/** Characters. */
export const CALL_NOTE_MAX = 500;
