/** Runs in every file of tests: the next file of the same worker has the same stores and the same document. */
import { afterAll, vi } from 'vitest';
import { clearPersistedState } from '#web/state/persistedStore.ts';
import { toastQueue } from '#web/ui/toast.ts';

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clearPersistedState();
  toastQueue.setState({ queue: [] });
  // Tests that render a page set it.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});
