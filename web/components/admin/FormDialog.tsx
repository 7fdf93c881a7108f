import type { ReactNode } from 'react';
import { adminTexts } from '#texts/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { GuardedDialog } from './GuardedDialog.tsx';

interface FormDialogProps {
  title: string;
  form: { failure: string; isBusy: boolean; save: () => Promise<void> };
  /** The button's label. */
  save: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is one form. */
export function FormDialog({ title, form, save, onClose, children }: FormDialogProps) {
  return (
    <GuardedDialog open onClose={onClose} size="sm" title={title}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        {children}
        <FormAlert>{form.failure}</FormAlert>
        <Button type="submit" className="self-end" busy={form.isBusy} busyLabel={adminTexts.saving}>
          {save}
        </Button>
      </form>
    </GuardedDialog>
  );
}
