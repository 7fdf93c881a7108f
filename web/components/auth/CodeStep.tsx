import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { accountMessages } from '#domain/accountMessages.ts';
import { CODE_LENGTH, PASSWORD_MIN, resetPasswordFormSchema } from '#domain/accounts.ts';
import { api } from '#web/api.ts';
import { showFailure } from '#web/formErrors.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { ResendCode } from './ResendCode.tsx';

interface CodeStepProps {
  /** The address the code was sent to. */
  email: string;
  onReset: (message: string) => void;
}

export function CodeStep({ email, onReset }: CodeStepProps) {
  const form = useForm({
    resolver: zodResolver(resetPasswordFormSchema),
    defaultValues: { email, verificationCode: '', newPassword: '', confirmPassword: '' },
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = form.handleSubmit(async ({ confirmPassword, ...body }) => {
    try {
      const { message } = await api.resetPassword({ body });
      onReset(message);
    } catch (error) {
      showFailure(form, error, { otherwise: accountMessages.resetFailed });
    }
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert>{errors.root?.message}</FormAlert>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="Verification Code"
        hint={accountMessages.codeExpiry}
        error={errors.verificationCode?.message}
        required
      >
        <TextInput
          {...register('verificationCode')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_LENGTH}
          className="text-center text-xl tracking-[0.4em]"
        />
      </Field>
      <ResendCode email={email} />
      <Field
        label="New Password"
        hint={`At least ${PASSWORD_MIN} characters`}
        error={errors.newPassword?.message}
        required
      >
        <PasswordInput {...register('newPassword')} minLength={PASSWORD_MIN} autoComplete="new-password" />
      </Field>
      <Field label="Confirm New Password" error={errors.confirmPassword?.message} required>
        <PasswordInput
          {...register('confirmPassword')}
          minLength={PASSWORD_MIN}
          autoComplete="new-password"
        />
      </Field>
      <Button type="submit" wide busy={isSubmitting} busyLabel="Resetting Password...">
        Reset Password
      </Button>
    </form>
  );
}
