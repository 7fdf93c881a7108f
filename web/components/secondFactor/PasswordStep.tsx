import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { passwordAgainSchema } from '#domain/secondFactors.ts';
import { CurrentPasswordField } from '#web/components/auth/CurrentPasswordField.tsx';
import { sending } from '#web/formErrors.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';

interface PasswordStepProps {
  email: string;
  button: string;
  busyLabel: string;
  /** Said where the server gave no words. */
  failure: string;
  onShown: (currentPassword: string) => Promise<void>;
  children: ReactNode;
}

/** The password once more, before something that it takes more than a session for. */
export function PasswordStep(props: PasswordStepProps) {
  const { email, button, busyLabel, failure, onShown, children } = props;
  const form = useForm({
    resolver: zodResolver(passwordAgainSchema),
    defaultValues: { currentPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('currentPassword'), [form]);
  return (
    <Form
      onSubmit={sending(form, ({ currentPassword }) => onShown(currentPassword), { otherwise: failure })}
      failure={errors.root?.message}
      className="max-w-form"
    >
      <p className="text-muted">{children}</p>
      <CurrentPasswordField
        {...form.register('currentPassword')}
        email={email}
        error={errors.currentPassword?.message}
      />
      <Button type="submit" className="self-start" busy={isSubmitting} busyLabel={busyLabel}>
        {button}
      </Button>
    </Form>
  );
}
