/** What a guest was about to buy when sign-in came between: kept till it is resumed. */
import type { PendingSelection } from '#domain/pendingSelection.ts';
import { keptStore } from './keptStore.ts';

interface Pending {
  selection: PendingSelection | null;
}

const isPending = (kept: unknown): kept is Pending => {
  const { selection } = (kept ?? {}) as Partial<Pending>;
  if (selection === null) return true;
  return (
    typeof selection?.productId === 'string' &&
    Number.isInteger(selection.quantity) &&
    selection.quantity > 0 &&
    (selection.action === 'addToCart' || selection.action === 'buyNow')
  );
};

const pendingStore = keptStore<Pending>({
  key: 'pendingSelection',
  empty: { selection: null },
  isSound: isPending,
});

export const keepPendingSelection = (selection: PendingSelection): void =>
  pendingStore.setState({ selection });
export const clearPendingSelection = (): void => pendingStore.setState({ selection: null });
export const pendingSelectionNow = (): PendingSelection | null => pendingStore.getState().selection;
