import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { accountMessages } from '#domain/accountMessages.ts';
import { loginSchema } from '#domain/accounts.ts';
import { sending } from '#web/formErrors.ts';
import { signIn } from '#web/signing.ts';
import { authLinkClass } from './AuthPage.tsx';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SigningForm } from './SigningForm.tsx';

export function LoginForm() {
  const form = useForm({ resolver: zodResolver(loginSchema), defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  return (
    <SigningForm
      form={form}
      onSubmit={sending(form, signIn, { otherwise: accountMessages.loginFailed })}
      button="Login"
      busyLabel="Logging in..."
    >
      <EmailField {...form.register('email')} error={errors.email?.message} />
      <PasswordField
        {...form.register('password')}
        label="Password"
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <p className="-mt-2 text-right text-sm">
        <Link to="/auth/forgot-password" className={authLinkClass}>
          Forgot your password?
        </Link>
      </p>
    </SigningForm>
  );
}
