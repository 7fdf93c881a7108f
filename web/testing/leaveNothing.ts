/** Runs in every file of tests: the next case, and the next file of the same worker, find nothing of the one before. */
import { afterAll, afterEach, vi } from 'vitest';
import { readLanguageFrom } from '#texts/language.ts';
import { clearPersistedState } from '#web/state/persistedStore.ts';
import { questionStore } from '#web/ui/confirm.ts';
import { toastQueue } from '#web/ui/toast.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  readLanguageFrom(() => 'en');
  toastQueue.setState({ queue: [] });
  questionStore.setState({ question: null });
});

afterAll(() => {
  clearPersistedState();
  // Tests that render a page set it.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});
