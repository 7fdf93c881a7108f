import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { Button } from './Button.tsx';
import type { Question } from './confirm.ts';
import { backdropClass, keepFocusOnPage } from './Dialog.tsx';
import { useCloseByBack } from './useCloseByBack.ts';
import { useLastValue } from './useLastValue.ts';

/** Focus starts on the safe answer, which Escape also gives. */
export function ConfirmDialog({ question }: { question: Question | null }) {
  const noButton = useRef<HTMLButtonElement>(null);
  const asked = useLastValue(question);
  useCloseByBack(question !== null, () => question?.answer(false));
  return (
    <AlertDialog.Root
      open={question !== null}
      onOpenChange={(isOpen) => !isOpen && question?.answer(false)}
      onOpenChangeComplete={keepFocusOnPage}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClass} />
        <AlertDialog.Viewport className="fixed inset-0 grid place-items-center px-4 pt-24 pb-4">
          <AlertDialog.Popup
            initialFocus={noButton}
            data-toast-room="above"
            className="flex w-full max-w-md flex-col gap-6 rounded-md bg-paper p-6 shadow-high transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:p-8"
          >
            <div className="flex min-w-0 flex-col gap-2">
              <AlertDialog.Title className="text-xl wrap-anywhere">{asked?.text}</AlertDialog.Title>
              {asked?.hint && (
                <AlertDialog.Description className="text-muted text-sm wrap-anywhere">
                  {asked.hint}
                </AlertDialog.Description>
              )}
            </div>
            <div className="flex flex-wrap justify-end gap-3">
              <Button ref={noButton} look="outline" onClick={() => question?.answer(false)}>
                {asked?.no}
              </Button>
              <Button look={asked?.isDangerous ? 'danger' : 'primary'} onClick={() => question?.answer(true)}>
                {asked?.yes}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
