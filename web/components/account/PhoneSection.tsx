import { useRef, useState } from 'react';
import { formatPhone } from '#domain/phones.ts';
import { accountTexts } from '#texts/account.ts';
import { ownPhoneTexts } from '#texts/ownPhone.ts';
import type { User } from '#web/api/responses.ts';
import { useSettings } from '#web/state/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmPhoneForm } from './ConfirmPhoneForm.tsx';
import { TabSection } from './TabSection.tsx';

/** The phone that logs in to this account. A number that was merely typed does not. */
export function PhoneSection({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!useSettings().phoneLogin) return null;
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const isConfirmed = user.isPhoneVerified && user.phone !== null;
  return (
    <TabSection
      title={ownPhoneTexts.title}
      action={
        user.hasPassword && (
          <Button ref={button} look="outline" size="sm" onClick={() => setIsOpen(!isOpen)}>
            {isOpen
              ? accountTexts.cancel
              : isConfirmed
                ? ownPhoneTexts.changeNumber
                : ownPhoneTexts.confirmNumber}
          </Button>
        )
      }
    >
      {isOpen ? (
        <ConfirmPhoneForm user={user} onConfirmed={close} />
      ) : (
        <p className="-mt-3 text-muted">
          {isConfirmed
            ? ownPhoneTexts.isConfirmed(formatPhone(user.phone ?? ''))
            : ownPhoneTexts.isNotConfirmed}
        </p>
      )}
    </TabSection>
  );
}
