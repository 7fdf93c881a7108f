/** What a guest wanted to buy before login. The browser stores it and resumes after login. */
import type { z } from 'zod';
// biome-ignore lint/suspicious/noImportCycles: only the types of its own schemas
import type { pendingSelectionSchema } from './pendingSelection.schema.ts';

/** The action runs this long after the selection is restored, so that the shopper sees it. Milliseconds. */
export const RESUME_DELAY_MS = 500;
export type PendingSelection = z.output<typeof pendingSelectionSchema>;

export const resumesOn = (
  selection: PendingSelection | null,
  productId: string,
): selection is PendingSelection => selection?.productId === productId;
