import { useEffect, useState } from 'react';
import { offlineTexts } from '#texts/offline.ts';
import { uiTexts } from '#texts/ui.ts';
import { useIsLoggedIn } from '#web/auth/session.ts';
import { useIsOnline } from '#web/browser/useIsOnline.ts';
import { useSyncQueue } from '#web/state/syncQueue.ts';
import { FormAlert } from '#web/ui/FormAlert.tsx';

interface SavedCartNoteProps {
  /** False if current prices and stock could not be loaded. */
  isFresh: boolean;
  onRetry: () => void;
}

/** A guest's cart is on this phone only, so it is saved at once; without a network its prices may be old. */
function useIsSaved(): boolean {
  const isGuest = !useIsLoggedIn();
  const isOnline = useIsOnline();
  const { commands } = useSyncQueue();
  return commands.length > 0 || (isGuest && !isOnline);
}

/** Says that the cart waits for a network. Once it is sent the note stays, with another text, so that nothing moves. */
export function SavedCartNote({ isFresh, onRetry }: SavedCartNoteProps) {
  const isSaved = useIsSaved();
  const [wasSaved, setWasSaved] = useState(isSaved);
  useEffect(() => {
    if (isSaved) setWasSaved(true);
  }, [isSaved]);
  if (isSaved) {
    return (
      <FormAlert tone="caution" className="mt-6">
        {offlineTexts.cartSaved}
      </FormAlert>
    );
  }
  if (!isFresh) {
    return (
      <FormAlert tone="caution" className="mt-6">
        {offlineTexts.cartAsLastSeen}{' '}
        <button type="button" className="font-medium underline underline-offset-4" onClick={onRetry}>
          {uiTexts.tryAgain}
        </button>
      </FormAlert>
    );
  }
  return (
    wasSaved && (
      <FormAlert tone="good" className="mt-6">
        {offlineTexts.cartSent}
      </FormAlert>
    )
  );
}
