/** A guest's purchase that login interrupted; stored until it resumes. */
import { isPendingSelection, type PendingSelection } from '#domain/pendingSelection.ts';
import { persistedStore } from './persistedStore.ts';

interface Pending {
  selection: PendingSelection | null;
}

const isPending = (stored: unknown): stored is Pending => {
  const { selection } = (stored ?? {}) as Partial<Pending>;
  return selection === null || isPendingSelection(selection);
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
