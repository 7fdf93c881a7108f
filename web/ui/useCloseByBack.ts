import { useEffect, useEffectEvent } from 'react';

/** Chrome's, of which TypeScript does not know yet. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/** Escape has its own handlers: in a list within a dialog it closes the list. */
const isForBackOnly = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();

/**
 * On Android, Back closes what is open above the page and not the page: a shopper who looks at a photo comes back to its
 * product. Browsers without `CloseWatcher` go back, as before.
 */
export function useCloseByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!isOpen || !CloseWatcher) return;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        // A dialog that asks first stays open, and Back works again.
        watch();
        close();
      };
    };
    watch();
    window.addEventListener('keydown', isForBackOnly, { capture: true });
    return () => {
      watcher.destroy();
      window.removeEventListener('keydown', isForBackOnly, { capture: true });
    };
  }, [isOpen]);
}
