import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { changePasswordFormSchema } from '#domain/accounts.ts';
import { Problem } from '#domain/problems.ts';
import { accountTexts } from '#texts/account.ts';
import { api } from '#web/api/client.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { isUnreachable } from '#web/api/problemKind.ts';
import { sessionStore } from '#web/auth/session.ts';
import { CurrentPasswordField, PasswordField } from '#web/components/auth/PasswordField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWhileMounted } from '#web/ui/useWhileMounted.ts';

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

type Ready = z.output<typeof changePasswordFormSchema>;

interface PasswordFormProps {
  email: string | null;
  onChanged: () => void;
}

type Passwords = Omit<Ready, 'confirmPassword'>;

/** If the response was lost, this session may have ended with the others. */
async function changePassword(body: Passwords) {
  try {
    return await api.changePassword({ body });
  } catch (error) {
    if (!isUnreachable(error) || !navigator.onLine) throw error;
    throw new Problem('unavailable', { message: accountTexts.passwordMayBeChanged });
  }
}

export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const { revalidate } = useRevalidator();
  const finish = useWhileMounted(onChanged);
  const form = useForm({ resolver: zodResolver(changePasswordFormSchema), defaultValues: blank });
  const { errors, isSubmitting } = form.formState;
  const change = async ({ confirmPassword, ...passwords }: Ready) => {
    const { token, message } = await changePassword(passwords);
    // Logs out the other devices; this one continues with the new token.
    sessionStore.setState({ token });
    toast(message);
    finish();
    void revalidate();
  };
  return (
    <Form
      onSubmit={submitHandler(form, change, { otherwise: accountTexts.passwordFailed })}
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
        label={accountTexts.newPassword}
        error={errors.newPassword?.message}
        isNew
      />
      <PasswordField
        {...form.register('confirmPassword')}
        label={accountTexts.confirmNewPassword}
        error={errors.confirmPassword?.message}
      />
      <Button type="submit" className="self-start" busy={isSubmitting} busyLabel={accountTexts.changing}>
        {accountTexts.changePassword}
      </Button>
    </Form>
  );
}
