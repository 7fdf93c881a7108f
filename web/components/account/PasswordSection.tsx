import { useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { TabSection } from './TabSection.tsx';

export function PasswordSection({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <TabSection
      title="Password"
      action={
        <Button ref={button} look="outline" size="sm" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Cancel' : 'Change Password'}
        </Button>
      }
    >
      {isOpen ? (
        <PasswordForm email={email} onChanged={close} />
      ) : (
        <p className="-mt-3 text-muted">A new password logs out your other devices.</p>
      )}
    </TabSection>
  );
}
