import type { ComponentProps } from 'react';
import { PasswordField } from './PasswordField.tsx';

type CurrentPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'isNew'> & {
  /** For password keepers, which file by it. */
  email: string;
};

/** The password once more, of somebody who is signed in. */
export const CurrentPasswordField = ({ email, ...control }: CurrentPasswordFieldProps) => (
  <>
    <input type="email" autoComplete="username" value={email} readOnly hidden />
    <PasswordField {...control} label="Current Password" autoComplete="current-password" />
  </>
);
