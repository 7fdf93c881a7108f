import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type ToastMessage, toastQueue } from './toast.ts';

export const readingTimeMs = 5000;
/** Shorter time when another toast waits. */
const shortReadingTimeMs = 2500;

/** Shows the next message after the current one; one with the same id replaces it at once. */
export function useNextToast() {
  const { toasts, add, update } = Toast.useToastManager<ToastMessage>();
  const queue = useStore(toastQueue, (state) => state.queue);
  const shown = toasts.find(({ transitionStatus }) => transitionStatus !== 'ending');
  const [shownId, isHurried] = [shown?.id, shown?.timeout === shortReadingTimeMs];
  useEffect(() => {
    // Read from the store, because an effect may run twice per render and each message must show once.
    const [next, ...later] = queue.length > 0 ? toastQueue.getState().queue : [];
    if (!next) return;
    if (shownId && shownId !== next.id) {
      if (!isHurried) update(shownId, { timeout: shortReadingTimeMs });
      return;
    }
    toastQueue.setState({ queue: later });
    add({
      id: next.id,
      title: next.text,
      data: next,
      onClose: next.action && 'press' in next.action ? next.action.onGone : undefined,
      // The library hides an urgent message from screen readers once it has announced it; an action must stay within reach.
      priority: next.kind === 'bad' && !next.action ? 'high' : 'low',
      timeout: later.length > 0 ? shortReadingTimeMs : readingTimeMs,
    });
  }, [queue, shownId, isHurried, add, update]);
}
