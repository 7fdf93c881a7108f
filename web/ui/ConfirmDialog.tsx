import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, useState } from 'react';
import { Button } from './Button.tsx';
import type { Question } from './confirm.ts';
import { backdropClass } from './Dialog.tsx';

/** Focus starts on the harmless answer; Escape is that answer too. */
export function ConfirmDialog({ question }: { question: Question | null }) {
  const noButton = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(question);
  // Keeps its words while it fades away.
  if (question && question !== asked) setAsked(question);
  return (
    <AlertDialog.Root open={question !== null} onOpenChange={(isOpen) => !isOpen && question?.answer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClass} />
        <AlertDialog.Viewport className="fixed inset-0 grid place-items-center p-4">
          <AlertDialog.Popup
            initialFocus={noButton}
            className="flex w-full max-w-md flex-col gap-6 rounded-md bg-paper p-6 shadow-high transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:p-8"
          >
            <AlertDialog.Title className="text-xl">{asked?.text}</AlertDialog.Title>
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
