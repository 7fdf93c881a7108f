import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { accountMessages } from '#domain/accountMessages.ts';
import { changePasswordFormSchema } from '#domain/accounts.ts';
import { showFailure } from '#web/formErrors.ts';
import { changePassword } from '#web/signing.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { toast } from '#web/ui/toast.ts';

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

interface PasswordFormProps {
  /** For password keepers, which file by it. */
  email: string;
  onChanged: () => void;
}

export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const { revalidate } = useRevalidator();
  const form = useForm({ resolver: zodResolver(changePasswordFormSchema), defaultValues: blank });
  const { errors, isSubmitting } = form.formState;
  const change = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await changePassword({ currentPassword, newPassword });
      toast(accountMessages.passwordChanged);
      onChanged();
      void revalidate();
    } catch (error) {
      showFailure(form, error, { otherwise: 'Failed to change password' });
    }
  });
  return (
    <form noValidate method="post" onSubmit={change} className="flex max-w-form flex-col gap-5">
      <FormAlert>{errors.root?.message}</FormAlert>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current Password" error={errors.currentPassword?.message} required>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </Field>
      <Field label="New Password" hint="At least 6 characters" error={errors.newPassword?.message} required>
        <PasswordInput {...form.register('newPassword')} autoComplete="new-password" />
      </Field>
      <Field label="Confirm New Password" error={errors.confirmPassword?.message} required>
        <PasswordInput {...form.register('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Button type="submit" className="self-start" busy={isSubmitting} busyLabel="Changing...">
        Change Password
      </Button>
    </form>
  );
}
