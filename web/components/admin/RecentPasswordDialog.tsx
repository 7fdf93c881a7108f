import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Login } from '#domain/accounts.ts';
import { isProblem } from '#domain/problems.ts';
import { confirmPasswordSchema } from '#domain/sessions.ts';
import { adminTexts } from '#texts/admin.ts';
import { api } from '#web/api/client.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { useUser } from '#web/auth/session.ts';
import { CurrentPasswordField } from '#web/components/auth/PasswordField.tsx';
import { EitherCodeField } from '#web/components/secondFactor/FactorCodeField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form } from '#web/ui/Form.tsx';

interface RecentPasswordDialogProps {
  /** Null while closed. */
  answer: ((isConfirmed: boolean) => void) | null;
}

export function RecentPasswordDialog({ answer }: RecentPasswordDialogProps) {
  return (
    <Dialog
      open={answer !== null}
      onClose={() => answer?.(false)}
      title={adminTexts.confirmPassword}
      description={adminTexts.whyPassword}
      size="sm"
    >
      <RecentPasswordForm onConfirmed={() => answer?.(true)} />
    </Dialog>
  );
}

/** The code field appears when the server asks for a code; the password stays filled in. */
function RecentPasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const form = useForm({ resolver: zodResolver(confirmPasswordSchema), defaultValues: { password: '' } });
  const [needsCode, setNeedsCode] = useState(false);
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus(needsCode ? 'code' : 'password'), [form, needsCode]);
  const send = async (body: Pick<Login, 'password' | 'code'>) => {
    try {
      await api.confirmPassword({ body });
      onConfirmed();
    } catch (refusal) {
      if (!isProblem(refusal) || refusal.code !== 'secondFactorRequired') throw refusal;
      setNeedsCode(true);
    }
  };
  return (
    <Form
      onSubmit={submitHandler(form, send, { otherwise: adminTexts.passwordFailed })}
      failure={errors.root?.message}
    >
      <CurrentPasswordField
        {...form.register('password')}
        email={useUser()?.email ?? ''}
        error={errors.password?.message}
      />
      {needsCode && <EitherCodeField {...form.register('code')} error={errors.code?.message} />}
      <Button type="submit" wide busy={isSubmitting} busyLabel={adminTexts.confirming}>
        {adminTexts.confirm}
      </Button>
    </Form>
  );
}
