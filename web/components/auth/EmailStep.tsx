import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { accountMessages } from '#domain/accountMessages.ts';
import { forgotPasswordSchema } from '#domain/accounts.ts';
import { api } from '#web/api.ts';
import { showFailure } from '#web/formErrors.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { EmailField } from './EmailField.tsx';

/** Asks for a code. `onSent` is told the address it went to. */
export function EmailStep({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({ resolver: zodResolver(forgotPasswordSchema), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { email } = await api.forgotPassword({ body });
      onSent(email);
    } catch (error) {
      showFailure(form, error, { otherwise: accountMessages.codeSendFailed });
    }
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert>{errors.root?.message}</FormAlert>
      <EmailField {...form.register('email')} error={errors.email?.message} autoComplete="email" />
      <Button type="submit" wide busy={isSubmitting} busyLabel="Sending Code...">
        Send Verification Code
      </Button>
    </form>
  );
}
