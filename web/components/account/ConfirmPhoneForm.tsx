import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { confirmPhoneSchema } from '#domain/phoneLogin.schema.ts';
import { Problem } from '#domain/problems.ts';
import { ownPhoneTexts } from '#texts/ownPhone.ts';
import { api } from '#web/api/client.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import type { User } from '#web/api/responses.ts';
import { useLostTries } from '#web/api/useLostTries.ts';
import { updateUser } from '#web/auth/session.ts';
import { CurrentPasswordField } from '#web/components/auth/PasswordField.tsx';
import { PhoneStep } from '#web/components/auth/PhoneStep.tsx';
import { SmsCodeField } from '#web/components/auth/SmsCodeField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWhileMounted } from '#web/ui/useWhileMounted.ts';

interface ConfirmPhoneFormProps {
  user: User;
  onConfirmed: () => void;
}

/** Two steps: the number, then its code and the password. */
export function ConfirmPhoneForm({ user, onConfirmed }: ConfirmPhoneFormProps) {
  const [phone, setPhone] = useState<string | null>(null);
  const known = user.isPhoneVerified ? '' : (user.phone ?? '');
  return (
    <div className="max-w-form">
      {phone === null ? (
        <PhoneStep phone={known} onSent={setPhone} />
      ) : (
        <PhoneCodeForm phone={phone} email={user.email} onConfirmed={onConfirmed} />
      )}
    </div>
  );
}

/** The own account, if the phone was confirmed. */
async function accountWith(phone: string): Promise<User> {
  const user = await api.profile();
  if (user.phone !== phone || !user.isPhoneVerified) throw new Problem('notFound');
  return user;
}

interface PhoneCodeFormProps extends Omit<ConfirmPhoneFormProps, 'user'> {
  phone: string;
  email: string | null;
}

function PhoneCodeForm({ phone, email, onConfirmed }: PhoneCodeFormProps) {
  const finish = useWhileMounted(onConfirmed);
  const form = useForm({
    resolver: zodResolver(confirmPhoneSchema),
    defaultValues: { phone, code: '', currentPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const sendOnce = useLostTries();
  const confirm = async (body: z.output<typeof confirmPhoneSchema>) => {
    const confirmed = () => api.confirmPhone({ body });
    updateUser(await sendOnce(confirmed, { refusal: 'wrongCode', find: () => accountWith(body.phone) }));
    toast(ownPhoneTexts.confirmed);
    finish();
  };
  return (
    <Form
      onSubmit={submitHandler(form, confirm, { otherwise: ownPhoneTexts.confirmFailed })}
      failure={errors.root?.message}
    >
      <SmsCodeField {...form.register('code')} phone={phone} error={errors.code?.message} />
      <CurrentPasswordField
        {...form.register('currentPassword')}
        email={email}
        error={errors.currentPassword?.message}
      />
      <Button type="submit" className="self-start" busy={isSubmitting} busyLabel={ownPhoneTexts.confirming}>
        {ownPhoneTexts.confirmNumber}
      </Button>
    </Form>
  );
}
