import { useRef, useState } from 'react';
import { accountTexts } from '#texts/account.ts';
import { firstPasswordTexts } from '#texts/ownPhone.ts';
import type { User } from '#web/api/responses.ts';
import { Button } from '#web/ui/Button.tsx';
import { FirstPasswordForm } from './FirstPasswordForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { TabSection } from './TabSection.tsx';

/** Changes the password, or sets the first one of an account that logs in by phone. */
export function PasswordSection({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <TabSection
      title={accountTexts.password}
      action={
        <Button ref={button} look="outline" size="sm" onClick={() => setIsOpen(!isOpen)}>
          {isOpen
            ? accountTexts.cancel
            : user.hasPassword
              ? accountTexts.changePassword
              : firstPasswordTexts.set}
        </Button>
      }
    >
      {isOpen && (user.hasPassword || !user.phone) && <PasswordForm email={user.email} onChanged={close} />}
      {isOpen && !user.hasPassword && user.phone && <FirstPasswordForm phone={user.phone} onSet={close} />}
      {!isOpen && (
        <p className="-mt-3 text-muted">
          {user.hasPassword ? accountTexts.logsOutOthers : firstPasswordTexts.why}
        </p>
      )}
    </TabSection>
  );
}
