import type { ComponentProps } from 'react';
import { APP_CODE_DIGITS, RECOVERY_CODES } from '#domain/secondFactorCodes.ts';
import { secondFactorTexts } from '#texts/secondFactor.ts';
import { CodeInput } from '#web/components/auth/CodeInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type CodeFieldProps = ComponentProps<'input'> & { error?: string; hint?: string };

export const FactorCodeField = ({
  error,
  hint = secondFactorTexts.appCodeHint(APP_CODE_DIGITS),
  ...control
}: CodeFieldProps) => (
  <Field label={secondFactorTexts.appCode} hint={hint} error={error} required>
    <CodeInput {...control} digits={APP_CODE_DIGITS} />
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
      className="text-center text-xl tracking-[0.4em]"
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
