import { useStore } from 'zustand';
import { toastQueue } from './toast.ts';
import { useLoaded } from './useLoaded.ts';

const loadToaster = () => import('./Toaster.tsx');

/** Part of the layout; loads the toaster with the first message and retries with the next. */
export function ToastHost() {
  const queue = useStore(toastQueue, (state) => state.queue);
  const loaded = useLoaded(loadToaster, queue.length > 0 && queue);
  return loaded && <loaded.Toaster />;
}
