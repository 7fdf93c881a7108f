import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { toastQueue } from './toast.ts';

/** Part of the layout; loads the toaster with the first message and retries with the next. */
export function ToastHost() {
  const queue = useStore(toastQueue, (state) => state.queue);
  const [brought, setBrought] = useState<{ Toaster: ComponentType } | null>(null);
  useEffect(() => {
    if (queue.length > 0 && !brought) import('./Toaster.tsx').then(setBrought, () => undefined);
  }, [queue, brought]);
  return brought && <brought.Toaster />;
}
