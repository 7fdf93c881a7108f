import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { phoneLoginSchema } from '#domain/phoneLogin.schema.ts';
import { isProblem } from '#domain/problems.ts';
import { phoneLoginTexts } from '#texts/phoneLogin.ts';
import { api } from '#web/api/client.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { saveSession } from '#web/auth/session.ts';
import { useRequestKey } from '#web/browser/useRequestKey.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { AuthForm } from './AuthForm.tsx';
import { SmsCodeField } from './SmsCodeField.tsx';
import { forgetSentPhoneCode } from './sentPhoneCode.ts';

type Ready = z.output<typeof phoneLoginSchema>;

/** Logs in with the code. The name is asked for once the server says that this phone has no account yet. */
export function PhoneCodeStep({ phone }: { phone: string }) {
  const [isNew, setIsNew] = useState(false);
  const form = useForm({
    resolver: zodResolver(phoneLoginSchema),
    defaultValues: { phone, code: '', name: undefined },
  });
  const { errors } = form.formState;
  useEffect(() => {
    form.setFocus(isNew ? 'name' : 'code');
  }, [form, isNew]);
  const keyOf = useRequestKey();
  const send = async (body: Ready) => {
    // With the same key the code works again, if it was used and the response was lost.
    const idempotencyKey = keyOf(body.code);
    try {
      saveSession(await api.logInByPhone({ body }, { idempotencyKey }));
      forgetSentPhoneCode();
    } catch (error) {
      if (isNew || !isProblem(error) || error.code !== 'nameRequired') throw error;
      form.reset(form.getValues());
      setIsNew(true);
    }
  };
  return (
    <AuthForm
      form={form}
      onSubmit={submitHandler(form, send, { otherwise: phoneLoginTexts.loginFailed })}
      button={isNew ? phoneLoginTexts.createAccount : phoneLoginTexts.login}
      busyLabel={isNew ? phoneLoginTexts.creatingAccount : phoneLoginTexts.loggingIn}
    >
      <SmsCodeField {...form.register('code')} phone={phone} error={errors.code?.message} />
      {isNew && (
        <Field
          label={phoneLoginTexts.nameLabel}
          hint={phoneLoginTexts.nameHint}
          error={errors.name?.message}
          required
        >
          <TextInput {...form.register('name')} autoComplete="name" />
        </Field>
      )}
    </AuthForm>
  );
}
