import { useEffect } from 'react';
import type { Buying } from '#domain/buying.ts';
import { RESUME_DELAY_MS, resumesOn } from '#domain/pendingSelection.ts';
import type { Choice } from '#web/api/responses.ts';
import { clearPendingSelection, pendingSelectionNow } from '#web/state/pendingSelection.ts';

/** The options and quantity that the shopper wants to buy. */
export interface Wanted extends Choice {
  quantity: number;
}

interface Resuming {
  /** Shows the stored choice again. */
  onRestored: (wanted: Wanted) => void;
  /** Continues the stored action, a moment later, so that the shopper sees the choice first. */
  onResumed: (wanted: Wanted, action: NonNullable<Buying>) => void;
}

/** Continues after login what a guest wanted to buy on this page. */
export function useResumedSelection(
  productId: string,
  isGuest: boolean,
  { onRestored, onResumed }: Resuming,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each login on this page, not for each render
  useEffect(() => {
    const stored = pendingSelectionNow();
    if (isGuest || !resumesOn(stored, productId)) return;
    const { selectedSize, selectedColor, quantity, action } = stored;
    const resumed = { selectedSize, selectedColor, quantity };
    onRestored(resumed);
    const timer = window.setTimeout(() => {
      clearPendingSelection();
      onResumed(resumed, action);
    }, RESUME_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [isGuest, productId]);
}
