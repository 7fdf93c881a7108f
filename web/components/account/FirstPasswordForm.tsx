import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { PASSWORD_MIN } from '#domain/passwords.ts';
import { setPasswordSchema } from '#domain/phoneLogin.schema.ts';
import { formatPhone } from '#domain/phones.ts';
import { Problem } from '#domain/problems.ts';
import { firstPasswordTexts } from '#texts/ownPhone.ts';
import { phoneLoginTexts } from '#texts/phoneLogin.ts';
import { api } from '#web/api/client.ts';
import { toastFailure } from '#web/api/failures.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { isUnreachable } from '#web/api/problemKind.ts';
import { sessionStore, updateUser } from '#web/auth/session.ts';
import { PasswordField } from '#web/components/auth/PasswordField.tsx';
import { SmsCodeField, sendPhoneCode } from '#web/components/auth/SmsCodeField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWhileMounted } from '#web/ui/useWhileMounted.ts';

interface FirstPasswordFormProps {
  phone: string;
  onSet: () => void;
}

/** Two steps: a code to the customer's own phone, then the code and the password. */
export function FirstPasswordForm({ phone, onSet }: FirstPasswordFormProps) {
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');
  const send = async () => {
    setState('sending');
    try {
      await sendPhoneCode(phone);
      setState('sent');
    } catch (error) {
      toastFailure(error, phoneLoginTexts.codeSendFailed);
      setState('ready');
    }
  };
  if (state === 'sent') return <SetPasswordForm phone={phone} onSet={onSet} />;
  return (
    <div className="flex max-w-form flex-col items-start gap-4">
      <p className="text-muted">{firstPasswordTexts.codeFirst(formatPhone(phone))}</p>
      <Button busy={state === 'sending'} busyLabel={phoneLoginTexts.sendingCode} onClick={() => void send()}>
        {phoneLoginTexts.sendCode}
      </Button>
    </div>
  );
}

type Ready = z.output<typeof setPasswordSchema>;

/** If the response was lost, this session may have ended with the others. A code logs in again. */
async function setPassword(body: Ready) {
  try {
    return await api.setPassword({ body });
  } catch (error) {
    if (!isUnreachable(error) || !navigator.onLine) throw error;
    throw new Problem('unavailable', { message: firstPasswordTexts.mayBeSet });
  }
}

function SetPasswordForm({ phone, onSet }: FirstPasswordFormProps) {
  const { revalidate } = useRevalidator();
  const finish = useWhileMounted(onSet);
  const form = useForm({
    resolver: zodResolver(setPasswordSchema),
    defaultValues: { code: '', newPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const set = async (body: Ready) => {
    const { token, message } = await setPassword(body);
    // Logs out the other devices; this one continues with the new token.
    sessionStore.setState({ token });
    updateUser({ hasPassword: true });
    toast(message);
    finish();
    void revalidate();
  };
  return (
    <Form
      onSubmit={submitHandler(form, set, { otherwise: firstPasswordTexts.failed })}
      failure={errors.root?.message}
      className="max-w-form"
    >
      <SmsCodeField {...form.register('code')} phone={phone} error={errors.code?.message} />
      <PasswordField
        {...form.register('newPassword')}
        label={firstPasswordTexts.label}
        error={errors.newPassword?.message}
        minLength={PASSWORD_MIN}
        isNew
      />
      <Button type="submit" className="self-start" busy={isSubmitting} busyLabel={firstPasswordTexts.saving}>
        {firstPasswordTexts.set}
      </Button>
    </Form>
  );
}
