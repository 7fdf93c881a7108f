import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { accountMessages } from '#domain/accountMessages.ts';
import { forgotPasswordSchema } from '#domain/accounts.ts';
import { api } from '#web/api.ts';
import { showFailure } from '#web/formErrors.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

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
      <Field label="Email Address" error={errors.email?.message} required>
        <TextInput
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" wide busy={isSubmitting} busyLabel="Sending Code...">
        Send Verification Code
      </Button>
    </form>
  );
}
