import type { ComponentProps } from 'react';
import { APP_CODE_DIGITS, RECOVERY_CODES } from '#domain/secondFactorCodes.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type CodeFieldProps = ComponentProps<'input'> & { error?: string; hint?: string };

const look = 'text-center text-xl tracking-[0.4em]';

/** The digits may be typed with a space between, as apps show them. */
export const FactorCodeField = ({
  error,
  hint = `The ${APP_CODE_DIGITS} digits your authenticator app shows for this shop`,
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
    hint={`One of the ${RECOVERY_CODES} you kept when you switched on two-step login; each works once`}
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
