import type { ComponentProps } from 'react';
import { APP_CODE_DIGITS, RECOVERY_CODES } from '#domain/secondFactorCodes.ts';
import { secondFactorTexts } from '#texts/secondFactor.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type CodeFieldProps = ComponentProps<'input'> & { error?: string; hint?: string };

const look = 'text-center text-xl tracking-[0.4em]';

/** Accepts a space between the digits, as apps show them. */
export const FactorCodeField = ({
  error,
  hint = secondFactorTexts.appCodeHint(APP_CODE_DIGITS),
  ...control
}: CodeFieldProps) => (
  <Field label={secondFactorTexts.appCode} hint={hint} error={error} required>
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
    label={secondFactorTexts.recoveryCode}
    hint={secondFactorTexts.recoveryHint(RECOVERY_CODES)}
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
    label={secondFactorTexts.eitherCode}
    hint={secondFactorTexts.eitherHint(APP_CODE_DIGITS)}
    error={error}
    required
  >
    <TextInput {...control} autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} />
  </Field>
);
