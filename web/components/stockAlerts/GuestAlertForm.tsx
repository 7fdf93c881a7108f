import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { alertEmailSchema } from '#domain/stockAlerts.schema.ts';
import { stockAlertMessages, stockAlertsTexts } from '#texts/stockAlerts.ts';
import { api } from '#web/api/client.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import type { Choice } from '#web/api/responses.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

/** Where to write to. Opens after a press, so the field takes the focus. */
export function GuestAlertForm({ wanted }: { wanted: Choice & { productId: string } }) {
  const [message, setMessage] = useState('');
  const form = useForm({ resolver: zodResolver(alertEmailSchema), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = async ({ email }: z.output<typeof alertEmailSchema>) =>
    setMessage((await api.askForStockAsGuest({ body: { ...wanted, email } })).message);
  return (
    <>
      <FormAlert tone="good">{message}</FormAlert>
      {!message && (
        <Form
          onSubmit={submitHandler(form, send, { otherwise: stockAlertMessages.failed })}
          failure={errors.root?.message}
          className="rounded-sm bg-sand p-4"
        >
          <Field
            label={stockAlertsTexts.yourEmail}
            hint={stockAlertsTexts.onlyOnce}
            error={errors.email?.message}
            required
          >
            <TextInput
              {...form.register('email')}
              type="email"
              autoComplete="email"
              maxLength={254}
              autoFocus
            />
          </Field>
          <Button type="submit" wide busy={isSubmitting} busyLabel={stockAlertsTexts.saving}>
            {stockAlertMessages.ask}
          </Button>
        </Form>
      )}
    </>
  );
}
