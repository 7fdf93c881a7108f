import type { ComponentProps } from 'react';
import { CODE_LENGTH } from '#domain/passwords.ts';
import { accountMessages } from '#texts/accountMessages.ts';
import { phoneLoginTexts } from '#texts/phoneLogin.ts';
import { api } from '#web/api/client.ts';
import { Field } from '#web/ui/Field.tsx';
import { CodeInput } from './CodeInput.tsx';
import { ResendCode } from './ResendCode.tsx';
import { saveSentPhoneCode, useSentPhoneCode } from './sentPhoneCode.ts';

type SmsCodeFieldProps = ComponentProps<'input'> & { phone: string; error?: string };

/** Phones offer the code of the SMS in it. Another code can be sent after a pause. */
export function SmsCodeField({ phone, error, ...control }: SmsCodeFieldProps) {
  const { resendAt } = useSentPhoneCode();
  const resend = async () => {
    await sendPhoneCode(phone);
    return phoneLoginTexts.codeResent;
  };
  return (
    <>
      <Field label={phoneLoginTexts.codeLabel} hint={accountMessages.codeExpiry} error={error} required>
        <CodeInput {...control} digits={CODE_LENGTH} />
      </Field>
      <ResendCode resendAt={resendAt} question={phoneLoginTexts.codeMissing} resend={resend} />
    </>
  );
}

export async function sendPhoneCode(phone: string): Promise<void> {
  const sent = await api.requestPhoneCode({ body: { phone } });
  saveSentPhoneCode(sent.phone);
}
