import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { forgotPasswordSchema } from '#domain/accounts.ts';
import { accountMessages } from '#texts/accountMessages.ts';
import { authTexts } from '#texts/auth.ts';
import { api } from '#web/api/client.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { EmailField } from './EmailField.tsx';

/** Requests a code. `onSent` receives the email address. */
export function EmailStep({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({ resolver: zodResolver(forgotPasswordSchema), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = async (body: { email: string }) => onSent((await api.forgotPassword({ body })).email);
  return (
    <Form
      onSubmit={submitHandler(form, send, { otherwise: accountMessages.codeSendFailed })}
      failure={errors.root?.message}
    >
      <EmailField {...form.register('email')} error={errors.email?.message} autoComplete="email" />
      <Button type="submit" wide busy={isSubmitting} busyLabel={authTexts.sendingCode}>
        {authTexts.sendCode}
      </Button>
    </Form>
  );
}
