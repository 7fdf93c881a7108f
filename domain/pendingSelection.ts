/** What a guest wanted to buy before login. The browser stores it and resumes after login. */
import type { PendingSelection } from './pendingSelection.schema.ts';

/** The action runs this long after the selection is restored, so that the shopper sees it. Milliseconds. */
export const RESUME_DELAY_MS = 500;

export const resumesOn = (
  selection: PendingSelection | null,
  productId: string,
): selection is PendingSelection => selection?.productId === productId;
