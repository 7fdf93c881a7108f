import type { ComponentProps } from 'react';
import { APP_CODE_DIGITS, RECOVERY_CODES } from '#domain/secondFactorCodes.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type CodeFieldProps = ComponentProps<'input'> & { error?: string; hint?: string };

const look = 'text-center text-xl tracking-[0.4em]';

/** Accepts a space between the digits, as apps show them. */
export const FactorCodeField = ({
  error,
  hint = `The ${APP_CODE_DIGITS} digits that your authenticator app shows`,
  ...control
}: CodeFieldProps) => (
  <Field label="Code from your app" hint={hint} error={error} required>
    <TextInput
      {...control}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={APP_CODE_DIGITS + 1}
      className={look}
    />
  </Field>
);

export const RecoveryCodeField = ({ error, ...control }: CodeFieldProps) => (
  <Field
    label="Recovery code"
    hint={`One of the ${RECOVERY_CODES} you saved when you switched on two-step login. Each works once.`}
    error={error}
    required
  >
    <TextInput
      {...control}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className={look}
    />
  </Field>
);

/** One field for both kinds of code, because the user may have lost the phone. */
export const EitherCodeField = ({ error, ...control }: CodeFieldProps) => (
  <Field
    label="Code from your app, or a recovery code"
    hint={`${APP_CODE_DIGITS} digits, or a recovery code of ten letters and digits`}
    error={error}
    required
  >
    <TextInput {...control} autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} />
  </Field>
);
