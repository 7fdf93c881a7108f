import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { resetPasswordFormSchema } from '#domain/accounts.ts';
import { CODE_LENGTH, PASSWORD_MIN } from '#domain/passwords.ts';
import { accountMessages } from '#texts/accountMessages.ts';
import { authTexts } from '#texts/auth.ts';
import { api } from '#web/api/client.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { useLostTries } from '#web/api/useLostTries.ts';
import { logIn } from '#web/auth/logIn.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { CodeInput } from './CodeInput.tsx';
import { PasswordField } from './PasswordField.tsx';
import { ResendCode } from './ResendCode.tsx';
import { saveSentCode, useSentCode } from './sentCode.ts';

type Ready = z.output<typeof resetPasswordFormSchema>;

interface CodeStepProps {
  /** Email address that received the code. */
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
  const { resendAt } = useSentCode();
  const sendOnce = useLostTries();
  const send = async ({ confirmPassword, ...body }: Ready) => {
    const { message } = await sendOnce(() => api.resetPassword({ body }), {
      refusal: 'wrongCode',
      find: async () => {
        await logIn({ email, password: body.newPassword });
        return { message: accountMessages.passwordReset };
      },
    });
    onReset(message);
  };
  const resend = async () => {
    await api.forgotPassword({ body: { email } });
    saveSentCode(email);
    return accountMessages.codeResent;
  };
  return (
    <Form
      onSubmit={submitHandler(form, send, { otherwise: accountMessages.resetFailed })}
      failure={errors.root?.message}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={authTexts.verificationCode}
        hint={accountMessages.codeExpiry}
        error={errors.verificationCode?.message}
        required
      >
        <CodeInput {...register('verificationCode')} digits={CODE_LENGTH} />
      </Field>
      <ResendCode resendAt={resendAt} question={authTexts.noEmail} resend={resend} />
      <PasswordField
        {...register('newPassword')}
        label={authTexts.newPassword}
        error={errors.newPassword?.message}
        minLength={PASSWORD_MIN}
        isNew
      />
      <PasswordField
        {...register('confirmPassword')}
        label={authTexts.confirmNewPassword}
        error={errors.confirmPassword?.message}
        minLength={PASSWORD_MIN}
      />
      <Button type="submit" wide busy={isSubmitting} busyLabel={authTexts.resetting}>
        {authTexts.resetPassword}
      </Button>
    </Form>
  );
}
