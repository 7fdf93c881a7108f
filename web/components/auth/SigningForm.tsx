import type { BaseSyntheticEvent, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';

interface SigningFormProps<V extends FieldValues, C, T> {
  form: UseFormReturn<V, C, T>;
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
  button: string;
  busyLabel: string;
  children: ReactNode;
}

/** Login and registration: fields and one wide button, busy until the page has moved on. */
export function SigningForm<V extends FieldValues, C, T>(props: SigningFormProps<V, C, T>) {
  const { form, onSubmit, button, busyLabel, children } = props;
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  return (
    <Form onSubmit={onSubmit} failure={errors.root?.message}>
      {children}
      <Button type="submit" wide busy={isSubmitting || isSubmitSuccessful} busyLabel={busyLabel}>
        {button}
      </Button>
    </Form>
  );
}
