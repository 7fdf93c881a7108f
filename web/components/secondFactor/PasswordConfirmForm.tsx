import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { passwordAgainSchema, passwordAndCodeSchema } from '#domain/secondFactors.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { CurrentPasswordField } from '#web/components/auth/PasswordField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { EitherCodeField } from './FactorCodeField.tsx';

type Confirmation = z.output<typeof passwordAndCodeSchema>;

interface PasswordConfirmFormProps {
  email: string;
  /** Asks for a code too, for changes that the password alone must not allow. */
  asksCode?: boolean;
  button: string;
  busyLabel: string;
  isDangerous?: boolean;
  /** Shown when the server gives no message. */
  failure: string;
  /** `code` is empty if the form does not ask for one. */
  onConfirmed: (confirmation: Confirmation) => Promise<void>;
  /** The sentence above the fields. */
  children: ReactNode;
}

const passwordOnlySchema = passwordAgainSchema.extend({ code: z.string() });

/** Asks for the password again before a change that a session alone must not allow. */
export function PasswordConfirmForm(props: PasswordConfirmFormProps) {
  const { email, asksCode = false, button, busyLabel, isDangerous, failure, onConfirmed, children } = props;
  const form = useForm({
    resolver: zodResolver(asksCode ? passwordAndCodeSchema : passwordOnlySchema),
    defaultValues: { currentPassword: '', code: '' },
  });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('currentPassword'), [form]);
  return (
    <Form
      onSubmit={submitHandler(form, onConfirmed, { otherwise: failure })}
      failure={errors.root?.message}
      className="max-w-form"
    >
      <p className="text-muted">{children}</p>
      <CurrentPasswordField
        {...form.register('currentPassword')}
        email={email}
        error={errors.currentPassword?.message}
      />
      {asksCode && <EitherCodeField {...form.register('code')} error={errors.code?.message} />}
      <Button
        type="submit"
        look={isDangerous ? 'danger' : 'primary'}
        className="self-start"
        busy={isSubmitting}
        busyLabel={busyLabel}
      >
        {button}
      </Button>
    </Form>
  );
}
