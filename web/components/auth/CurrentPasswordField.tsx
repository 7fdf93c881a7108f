import type { ComponentProps } from 'react';
import { PasswordField } from './PasswordField.tsx';

type CurrentPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'isNew'> & {
  /** For password managers, which store the password under it. */
  email: string;
};

/** The current password of a signed-in user. */
export const CurrentPasswordField = ({ email, ...control }: CurrentPasswordFieldProps) => (
  <>
    <input type="email" autoComplete="username" value={email} readOnly hidden />
    <PasswordField {...control} label="Current Password" autoComplete="current-password" />
  </>
);
