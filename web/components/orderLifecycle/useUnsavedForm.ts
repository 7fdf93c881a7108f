/** Which forms of the open order have input that is not saved, so that leaving the order asks first. */
import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Ids of the forms. */
const unsavedForms = createStore<{ ids: readonly string[] }>(() => ({ ids: [] }));

/**
 * For a form that disappears once it is saved or cancelled. `typed`: what can be typed or chosen in it. Set back to what it
 * was at first, nothing is unsaved.
 */
export function useUnsavedForm(typed: unknown): void {
  const id = useId();
  const text = JSON.stringify(typed);
  const [initial] = useState(text);
  const isUnsaved = text !== initial;
  useEffect(() => {
    if (!isUnsaved) return;
    unsavedForms.setState(({ ids }) => ({ ids: [...ids, id] }));
    return () => unsavedForms.setState(({ ids }) => ({ ids: ids.filter((one) => one !== id) }));
  }, [id, isUnsaved]);
}

export const useHasUnsavedForms = (): boolean => useStore(unsavedForms, ({ ids }) => ids.length > 0);
