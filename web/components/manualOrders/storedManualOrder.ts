/** The order that is being typed, stored for this tab until it is placed: a reload or a look at another page keeps it. */
import { newKey } from '#web/browser/newKey.ts';
import type { EditedItem } from '#web/components/orderLifecycle/editedItem.ts';
import { dropFormDraft, saveFormDraft, withFormDraft } from '#web/state/formDrafts.ts';
import { nothingRead, type ReadMessage } from './messageFields.ts';

/** Names of the drafts: the fields, and what is not a field. */
export const MANUAL_ORDER_FORM = 'manualOrder';
const PARTS = 'manualOrder.parts';

export interface ManualOrderParts {
  /** The idempotency key. It stays with the order, so that one whose response was lost is never placed twice. */
  key: string;
  message: string;
  read: ReadMessage;
  items: readonly EditedItem[];
}

const blankParts = (): ManualOrderParts => ({ key: newKey(), message: '', read: nothingRead, items: [] });

export const storedParts = (): ManualOrderParts => withFormDraft(PARTS, blankParts());

export const storeParts = (parts: ManualOrderParts): void => saveFormDraft(PARTS, parts);

export function dropManualOrder(): void {
  dropFormDraft(MANUAL_ORDER_FORM);
  dropFormDraft(PARTS);
}
