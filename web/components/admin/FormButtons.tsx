import { adminTexts } from '#texts/admin.ts';
import { Button, type ButtonLook } from '#web/ui/Button.tsx';

interface FormButtonsProps {
  /** Label of the button that sends the form: a verb. */
  verb: string;
  busyVerb?: string;
  isDangerous?: boolean;
  isBusy: boolean;
  size?: ButtonLook['size'];
  onCancel: () => void;
}

/** The end of a form that opens over or within a page. Cancel is first, so that the last button sends it, as in questions. */
export function FormButtons({
  verb,
  busyVerb = adminTexts.saving,
  isDangerous = false,
  isBusy,
  size,
  onCancel,
}: FormButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="outline" size={size} onClick={onCancel}>
        {adminTexts.cancel}
      </Button>
      <Button
        type="submit"
        look={isDangerous ? 'danger' : 'primary'}
        size={size}
        busy={isBusy}
        busyLabel={busyVerb}
      >
        {verb}
      </Button>
    </div>
  );
}
