import { useRevalidator } from 'react-router';
import { toast } from '#web/ui/toast.ts';
import { useWhileMounted } from '#web/ui/useWhileMounted.ts';

/** Saves what a form edits, says so, and then calls `onDone`, unless the form was closed meanwhile. */
export function useSaveAndReload(onDone: () => void) {
  const { revalidate } = useRevalidator();
  const finish = useWhileMounted(onDone);
  return async (send: () => Promise<unknown>, saved: string): Promise<void> => {
    try {
      await send();
    } finally {
      // Also after a refusal: the page then shows what another admin has changed.
      void revalidate();
    }
    toast(saved);
    finish();
  };
}
