import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { phoneCodeRequestSchema } from '#domain/phoneLogin.schema.ts';
import { phoneLoginTexts } from '#texts/phoneLogin.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { PhoneField } from './PhoneField.tsx';
import { sendPhoneCode } from './SmsCodeField.tsx';

interface PhoneStepProps {
  /** In the field at first. */
  phone: string;
  /** Receives the phone as it is stored. */
  onSent?: (phone: string) => void;
}

/** Requests a code. */
export function PhoneStep({ phone, onSent }: PhoneStepProps) {
  const form = useForm({ resolver: zodResolver(phoneCodeRequestSchema), defaultValues: { phone } });
  const { errors, isSubmitting } = form.formState;
  const send = async (body: { phone: string }) => {
    await sendPhoneCode(body.phone);
    onSent?.(body.phone);
  };
  return (
    <Form
      onSubmit={submitHandler(form, send, { otherwise: phoneLoginTexts.codeSendFailed })}
      failure={errors.root?.message}
    >
      <PhoneField control={form.control} name="phone" label={phoneLoginTexts.phoneLabel} isRequired />
      <Button type="submit" wide busy={isSubmitting} busyLabel={phoneLoginTexts.sendingCode}>
        {phoneLoginTexts.sendCode}
      </Button>
    </Form>
  );
}
