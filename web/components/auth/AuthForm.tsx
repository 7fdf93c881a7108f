import type { BaseSyntheticEvent, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';

interface AuthFormProps<V extends FieldValues, C, T> {
  form: UseFormReturn<V, C, T>;
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
  onFocus?: () => void;
  button: string;
  busyLabel: string;
  children: ReactNode;
}

/** Form of login and registration: fields and a wide button that stays busy until the page changes. */
export function AuthForm<V extends FieldValues, C, T>(props: AuthFormProps<V, C, T>) {
  const { form, onSubmit, onFocus, button, busyLabel, children } = props;
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  return (
    <Form onSubmit={onSubmit} onFocus={onFocus} failure={errors.root?.message}>
      {children}
      <Button type="submit" wide busy={isSubmitting || isSubmitSuccessful} busyLabel={busyLabel}>
        {button}
      </Button>
    </Form>
  );
}
