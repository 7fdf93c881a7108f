import type { ReactNode } from 'react';
import { problemTexts } from '#texts/problems.ts';
import type { OrderFormName } from '#web/components/admin/adminActions.ts';
import { FormButtons } from '#web/components/admin/FormButtons.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import type { OrderForm } from './useOrderForm.ts';
import { useUnsavedForm } from './useUnsavedForm.ts';

interface ActionFormProps {
  title: string;
  /** Label of the button that sends it: a verb. */
  verb: string;
  isDangerous?: boolean;
  form: Pick<OrderForm<OrderFormName>, 'isBusy' | 'failure' | 'errors'>;
  /** What can be typed or chosen in it. Leaving the order asks once it differs from what was there at first. */
  typed: unknown;
  /** Fields that show their own errors, by the first part of their path. */
  fields: readonly string[];
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Fields show their own messages. The alert names what no field shows. */
function alertText(
  { failure, errors }: ActionFormProps['form'],
  fields: readonly string[],
): string | undefined {
  const others = Object.entries(errors).filter(([path]) => !fields.includes(path.split('.')[0] ?? ''));
  if (others.length > 0) return others.map(([, message]) => message).join('. ');
  const isAtField = Object.values(errors).some((message) => message === failure);
  return isAtField ? problemTexts.invalidInput : failure;
}

/** The form takes the place of the buttons, so its start comes into view and takes the focus. */
const focusTitle = (title: HTMLElement | null) => title?.focus();

/** A form that unfolds in the order dialog. */
export function ActionForm(props: ActionFormProps) {
  const { title, verb, isDangerous, form, typed, fields, onSubmit, onCancel, children } = props;
  useUnsavedForm(typed);
  return (
    <form
      noValidate
      aria-label={title}
      className="flex flex-col gap-4 rounded-md border border-edge p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h3 ref={focusTitle} tabIndex={-1} className="font-medium font-text text-base outline-none">
        {title}
      </h3>
      {children}
      <FormAlert>{alertText(form, fields)}</FormAlert>
      <FormButtons verb={verb} isDangerous={isDangerous} isBusy={form.isBusy} size="sm" onCancel={onCancel} />
    </form>
  );
}
