import { type ComponentProps, useEffect, useState } from 'react';
import { leavingTexts } from '#texts/leaving.ts';
import { LeaveGuard } from '#web/browser/useLeaveGuard.ts';
import { confirm } from '#web/ui/confirm.ts';
import { Dialog } from '#web/ui/Dialog.tsx';

/**
 * A dialog with a form. Once something was typed, what closes it by chance asks first: a press beside it, Escape, another page
 * and a reload. The form closes it without a question, after it was saved or cancelled.
 */
export function GuardedDialog({ open, onClose, children, ...dialog }: ComponentProps<typeof Dialog>) {
  const [isTyped, setIsTyped] = useState(false);
  const isUnsaved = open && isTyped;
  useEffect(() => {
    if (!open) setIsTyped(false);
  }, [open]);
  const close = async () => {
    const wording = { yes: leavingTexts.discard, no: leavingTexts.stay, isDangerous: true };
    if (!isUnsaved || (await confirm(leavingTexts.closeQuestion, wording))) onClose();
  };
  return (
    <Dialog {...dialog} open={open} onClose={() => void close()}>
      {isUnsaved && <LeaveGuard />}
      <div onInput={() => setIsTyped(true)}>{children}</div>
    </Dialog>
  );
}
