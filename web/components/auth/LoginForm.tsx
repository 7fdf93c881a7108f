import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { accountMessages } from '#domain/accountMessages.ts';
import { loginSchema } from '#domain/accounts.ts';
import { showFailure } from '#web/formErrors.ts';
import { signIn } from '#web/signing.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { authLinkClass } from './AuthPage.tsx';
import { EmailField } from './EmailField.tsx';

export function LoginForm() {
  const form = useForm({ resolver: zodResolver(loginSchema), defaultValues: { email: '', password: '' } });
  const { register, formState } = form;
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const submit = form.handleSubmit(async (credentials) => {
    try {
      await signIn(credentials);
    } catch (error) {
      showFailure(form, error, { otherwise: accountMessages.loginFailed });
    }
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert>{errors.root?.message}</FormAlert>
      <EmailField {...register('email')} error={errors.email?.message} />
      <Field label="Password" error={errors.password?.message} required>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <p className="-mt-2 text-right text-sm">
        <Link to="/auth/forgot-password" className={authLinkClass}>
          Forgot your password?
        </Link>
      </p>
      <Button
        type="submit"
        wide
        busy={isSubmitting || (isSubmitSuccessful && !errors.root)}
        busyLabel="Logging in..."
      >
        Login
      </Button>
    </form>
  );
}
