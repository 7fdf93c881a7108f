import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Login } from '#domain/accounts.ts';
import { factorCodeSchema } from '#domain/secondFactors.ts';
import { accountMessages } from '#texts/accountMessages.ts';
import { authTexts } from '#texts/auth.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { logIn } from '#web/auth/logIn.ts';
import { FactorCodeField, RecoveryCodeField } from '#web/components/secondFactor/FactorCodeField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { AuthForm } from './AuthForm.tsx';

interface SecondStepProps {
  /** The credentials that the first step accepted. */
  credentials: Login;
  onBack: () => void;
}

/**
 * The second step of login: a code from the app or a recovery code. Each field keeps its text while the other is
 * shown.
 */
export function SecondStep({ credentials, onBack }: SecondStepProps) {
  const form = useForm({ resolver: zodResolver(factorCodeSchema), defaultValues: { code: '' } });
  const [isRecovery, setIsRecovery] = useState(false);
  const [otherCode, setOtherCode] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus the field of the chosen kind
  useEffect(() => form.setFocus('code'), [form, isRecovery]);

  const switchKind = () => {
    setOtherCode(form.getValues('code'));
    form.reset({ code: otherCode });
    setIsRecovery(!isRecovery);
  };
  const field = { ...form.register('code'), error: form.formState.errors.code?.message };
  return (
    <AuthForm
      form={form}
      onSubmit={submitHandler(form, ({ code }) => logIn({ ...credentials, code }), {
        otherwise: accountMessages.loginFailed,
      })}
      button={authTexts.login}
      busyLabel={authTexts.loggingIn}
    >
      <input type="email" autoComplete="username" value={credentials.email} readOnly hidden />
      {isRecovery ? (
        <RecoveryCodeField key="recovery" {...field} />
      ) : (
        <FactorCodeField key="app" {...field} />
      )}
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <Button look="quiet" size="sm" onClick={onBack}>
          {authTexts.back}
        </Button>
        <Button look="quiet" size="sm" className="text-accent!" onClick={switchKind}>
          {isRecovery ? authTexts.useAppCode : authTexts.useRecoveryCode}
        </Button>
      </div>
    </AuthForm>
  );
}
