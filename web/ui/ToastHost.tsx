import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { sayingStore } from './toast.ts';
import { useOnceTrue } from './useOnceTrue.ts';

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }));

/** Stands in the frame; brings the toaster in with the first thing to say. */
export function ToastHost() {
  const hasSaid = useOnceTrue(useStore(sayingStore, (state) => state.queue.length > 0));
  return <Suspense>{hasSaid && <Toaster />}</Suspense>;
}
