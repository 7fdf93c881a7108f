import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import type { z } from 'zod';
import { accountMessages } from '#domain/accountMessages.ts';
import { registerFormSchema } from '#domain/accounts.ts';
import { showFailure } from '#web/formErrors.ts';
import { register as registerAccount } from '#web/signing.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { authLinkClass } from './AuthPage.tsx';
import { EmailField } from './EmailField.tsx';
import { PhoneField } from './PhoneField.tsx';

type Typed = z.input<typeof registerFormSchema>;

const blank = {
  name: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false as unknown as true,
} satisfies Typed;

export function RegisterForm() {
  const form = useForm({ resolver: zodResolver(registerFormSchema), defaultValues: blank });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = form.handleSubmit(async ({ confirmPassword, acceptTerms, ...registration }) => {
    try {
      await registerAccount(registration);
    } catch (error) {
      showFailure(form, error, { otherwise: accountMessages.registrationFailed });
    }
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert>{errors.root?.message}</FormAlert>
      <Field label="Full Name" error={errors.name?.message} required>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      <EmailField {...register('email')} error={errors.email?.message} />
      <PhoneField control={form.control} name="phone" label="Phone Number" />
      <Field label="Password" hint="At least 6 characters" error={errors.password?.message} required>
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Field label="Confirm Password" error={errors.confirmPassword?.message} required>
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Checkbox
        {...register('acceptTerms')}
        error={errors.acceptTerms?.message}
        label={<Consent />}
        required
      />
      <Button type="submit" wide busy={isSubmitting} busyLabel="Creating Account...">
        Create Account
      </Button>
    </form>
  );
}

function Consent() {
  return (
    <>
      I agree to the{' '}
      <Link to="/terms" target="_blank" className={authLinkClass}>
        Terms of Service
      </Link>{' '}
      and{' '}
      <Link to="/privacy" target="_blank" className={authLinkClass}>
        Privacy Policy
      </Link>
    </>
  );
}
