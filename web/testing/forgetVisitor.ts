/** Runs in every file of tests. Files share the modules of a worker, so what one leaves in a store, the next would find. */
import { afterAll, vi } from 'vitest';
import { clearPersistedState } from '#web/state/persistedStore.ts';
import { forgetServerStores } from '#web/state/serverStore.ts';
import { toastQueue } from '#web/ui/toast.ts';

afterAll(() => {
  vi.unstubAllGlobals();
  forgetServerStores();
  clearPersistedState();
  toastQueue.setState({ queue: [] });
});
