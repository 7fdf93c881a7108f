/** A guest's purchase that login interrupted; stored until it resumes. */
import type { PendingSelection } from '#domain/pendingSelection.schema.ts';
import { persistedStore } from './persistedStore.ts';

interface Pending {
  selection: PendingSelection | null;
}

const isPending = (stored: unknown): stored is Pending => {
  const { selection } = (stored ?? {}) as Partial<Pending>;
  if (selection === null) return true;
  return (
    typeof selection?.productId === 'string' &&
    Number.isInteger(selection.quantity) &&
    selection.quantity > 0 &&
    (selection.action === 'addToCart' || selection.action === 'buyNow')
  );
};

const pendingStore = persistedStore<Pending>({
  key: 'pendingSelection',
  empty: { selection: null },
  isSound: isPending,
});

export const savePendingSelection = (selection: PendingSelection): void =>
  pendingStore.setState({ selection });
export const clearPendingSelection = (): void => pendingStore.setState({ selection: null });
export const pendingSelectionNow = (): PendingSelection | null => pendingStore.getState().selection;
