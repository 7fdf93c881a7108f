import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { accountMessages } from '#domain/accountMessages.ts';
import type { Login } from '#domain/accounts.ts';
import { factorCodeSchema } from '#domain/secondFactors.ts';
import { FactorCodeField, RecoveryCodeField } from '#web/components/secondFactor/FactorCodeField.tsx';
import { sending } from '#web/formErrors.ts';
import { signIn } from '#web/signing.ts';
import { Button } from '#web/ui/Button.tsx';
import { SigningForm } from './SigningForm.tsx';

interface SecondStepProps {
  /** Found right in the first. */
  credentials: Login;
  onBack: () => void;
}

/** The code that is asked for beside the password, of the app or a recovery code. What is typed as one waits while the other is. */
export function SecondStep({ credentials, onBack }: SecondStepProps) {
  const form = useForm({ resolver: zodResolver(factorCodeSchema), defaultValues: { code: '' } });
  const [isRecovery, setIsRecovery] = useState(false);
  const [other, setOther] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind begins in its field
  useEffect(() => form.setFocus('code'), [form, isRecovery]);

  const turn = () => {
    setOther(form.getValues('code'));
    form.reset({ code: other });
    setIsRecovery(!isRecovery);
  };
  const field = { ...form.register('code'), error: form.formState.errors.code?.message };
  return (
    <SigningForm
      form={form}
      onSubmit={sending(form, ({ code }) => signIn({ ...credentials, code }), {
        otherwise: accountMessages.loginFailed,
      })}
      button="Login"
      busyLabel="Logging in..."
    >
      <input type="email" autoComplete="username" value={credentials.email} readOnly hidden />
      {isRecovery ? (
        <RecoveryCodeField key="recovery" {...field} />
      ) : (
        <FactorCodeField key="app" {...field} />
      )}
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <Button look="quiet" size="sm" onClick={onBack}>
          Back
        </Button>
        <Button look="quiet" size="sm" className="text-accent!" onClick={turn}>
          {isRecovery ? 'Use the code from your app' : 'Use a recovery code instead'}
        </Button>
      </div>
    </SigningForm>
  );
}
