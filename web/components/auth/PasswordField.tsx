import type { ComponentProps } from 'react';
import { PASSWORD_MIN } from '#domain/passwords.ts';
import { authTexts } from '#texts/auth.ts';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';

interface PasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  label: string;
  error?: string;
  /** Shows the required length. */
  isNew?: boolean;
}

export function PasswordField({ label, error, isNew = false, ...control }: PasswordFieldProps) {
  const hint = isNew ? authTexts.atLeast(PASSWORD_MIN) : undefined;
  return (
    <Field label={label} hint={hint} error={error} required>
      <PasswordInput autoComplete="new-password" {...control} />
    </Field>
  );
}

type CurrentPasswordFieldProps = Omit<PasswordFieldProps, 'label' | 'isNew'> & {
  /** For password managers, which store the password under it. */
  email: string | null;
};

/** The current password of a logged-in user. */
export const CurrentPasswordField = ({ email, ...control }: CurrentPasswordFieldProps) => (
  <>
    <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
    <PasswordField {...control} label={authTexts.currentPassword} autoComplete="current-password" />
  </>
);
