import { lazy, Suspense, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Login } from '#domain/accounts.ts';
import { isProblem } from '#domain/problems.ts';
import { accountMessages } from '#texts/accountMessages.ts';
import { authTexts } from '#texts/auth.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { lazyRules } from '#web/api/lazyRules.ts';
import { logIn } from '#web/auth/logIn.ts';
import { Link } from '#web/ui/Link.tsx';
import { AuthForm } from './AuthForm.tsx';
import { authLinkClass } from './AuthPage.tsx';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';

/** Lazy, because few users need it. */
const loadSecondStep = () => import('./SecondStep.tsx');
const SecondStep = lazy(async () => ({ default: (await loadSecondStep()).SecondStep }));

const rules = lazyRules(async () => (await import('#domain/accounts.ts')).loginSchema);

export function LoginForm() {
  const form = useForm({ resolver: rules.resolver, defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const [shown, setShown] = useState<Login | null>(null);
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    if (isBack) form.setFocus('password');
  }, [isBack, form]);

  const send = async (ready: Login) => {
    try {
      await logIn(ready);
    } catch (error) {
      if (!isProblem(error) || error.code !== 'secondFactorRequired') throw error;
      await loadSecondStep();
      setIsBack(false);
      setShown(ready);
    }
  };
  const goBack = () => {
    form.reset(form.getValues());
    setIsBack(true);
    setShown(null);
  };

  if (shown) {
    return (
      <Suspense>
        <SecondStep credentials={shown} onBack={goBack} />
      </Suspense>
    );
  }
  return (
    <AuthForm
      form={form}
      onSubmit={submitHandler(form, send, { otherwise: accountMessages.loginFailed })}
      onFocus={rules.prepare}
      button={authTexts.login}
      busyLabel={authTexts.loggingIn}
    >
      <EmailField {...form.register('email')} error={errors.email?.message} />
      <PasswordField
        {...form.register('password')}
        label={authTexts.password}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <p className="-mt-2 text-right text-sm">
        <Link to="/auth/forgot-password" className={authLinkClass}>
          {authTexts.forgotYourPassword}
        </Link>
      </p>
    </AuthForm>
  );
}
