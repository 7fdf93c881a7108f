import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { accountMessages } from '#domain/accountMessages.ts';
import { changePasswordFormSchema } from '#domain/accounts.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { CurrentPasswordField } from '#web/components/auth/CurrentPasswordField.tsx';
import { PasswordField } from '#web/components/auth/PasswordField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { toast } from '#web/ui/toast.ts';
import { changePassword } from './ownSessions.ts';

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

type Ready = z.output<typeof changePasswordFormSchema>;

interface PasswordFormProps {
  email: string;
  onChanged: () => void;
}

export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const { revalidate } = useRevalidator();
  const form = useForm({ resolver: zodResolver(changePasswordFormSchema), defaultValues: blank });
  const { errors, isSubmitting } = form.formState;
  const change = async ({ currentPassword, newPassword }: Ready) => {
    await changePassword({ currentPassword, newPassword });
    toast(accountMessages.passwordChanged);
    onChanged();
    void revalidate();
  };
  return (
    <Form
      onSubmit={submitHandler(form, change, { otherwise: 'Failed to change password' })}
      failure={errors.root?.message}
      className="max-w-form"
    >
      <CurrentPasswordField
        {...form.register('currentPassword')}
        email={email}
        error={errors.currentPassword?.message}
      />
      <PasswordField
        {...form.register('newPassword')}
        label="New Password"
        error={errors.newPassword?.message}
        isNew
      />
      <PasswordField
        {...form.register('confirmPassword')}
        label="Confirm New Password"
        error={errors.confirmPassword?.message}
      />
      <Button type="submit" className="self-start" busy={isSubmitting} busyLabel="Changing...">
        Change Password
      </Button>
    </Form>
  );
}
