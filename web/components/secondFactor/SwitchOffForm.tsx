import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { APP_CODE_DIGITS } from '#domain/secondFactorCodes.ts';
import { secondFactorMessages, switchOffSchema } from '#domain/secondFactors.ts';
import { api } from '#web/api.ts';
import { CurrentPasswordField } from '#web/components/auth/CurrentPasswordField.tsx';
import { sending } from '#web/formErrors.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';

type Ready = z.output<typeof switchOffSchema>;

interface SwitchOffFormProps {
  email: string;
  onSwitchedOff: () => void;
}

/** The one field takes a recovery code too: who switches it off may have lost the phone. */
export function SwitchOffForm({ email, onSwitchedOff }: SwitchOffFormProps) {
  const form = useForm({
    resolver: zodResolver(switchOffSchema),
    defaultValues: { currentPassword: '', code: '' },
  });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('currentPassword'), [form]);
  const send = async (body: Ready) => {
    toast((await api.switchOffSecondFactor({ body })).message);
    onSwitchedOff();
  };
  return (
    <Form
      onSubmit={sending(form, send, { otherwise: secondFactorMessages.switchOffFailed })}
      failure={errors.root?.message}
      className="max-w-form"
    >
      <p className="text-muted">Your password alone will then log you in.</p>
      <CurrentPasswordField
        {...form.register('currentPassword')}
        email={email}
        error={errors.currentPassword?.message}
      />
      <Field
        label="Code from your app, or a recovery code"
        hint={`${APP_CODE_DIGITS} digits, or two times five letters and digits`}
        error={errors.code?.message}
        required
      >
        <TextInput
          {...form.register('code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Button
        type="submit"
        look="danger"
        className="self-start"
        busy={isSubmitting}
        busyLabel="Switching off..."
      >
        Switch Off
      </Button>
    </Form>
  );
}
