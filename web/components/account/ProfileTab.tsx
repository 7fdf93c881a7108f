import { useRef, useState } from 'react';
import { formatPhone } from '#domain/phones.ts';
import { accountTexts } from '#texts/account.ts';
import { accountMessages } from '#texts/accountMessages.ts';
import { ownPhoneTexts } from '#texts/ownPhone.ts';
import type { StockAlert, User } from '#web/api/responses.ts';
import { OwnAlerts } from '#web/components/stockAlerts/OwnAlerts.tsx';
import { dropFormDraft, hasFormDraft } from '#web/state/formDrafts.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Devices, OwnSecondFactor } from './accountData.ts';
import { DeviceList } from './DeviceList.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PhoneSection } from './PhoneSection.tsx';
import { PROFILE_FORM, ProfileForm } from './ProfileForm.tsx';
import { TabSection } from './TabSection.tsx';

interface ProfileTabProps {
  user: User;
  devices: Devices;
  /** Null for users who are not admins. */
  secondFactor: OwnSecondFactor;
  stockAlerts: readonly StockAlert[];
}

export function ProfileTab({ user, devices, secondFactor, stockAlerts }: ProfileTabProps) {
  const [isEditing, setIsEditing] = useState(() => hasFormDraft(PROFILE_FORM));
  const [devicesLeft, onOthersLoggedOut] = useDevicesLeft(devices);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    dropFormDraft(PROFILE_FORM);
    setIsEditing(false);
    button.current?.focus();
  };
  return (
    <div className="flex flex-col gap-14">
      <TabSection
        title={accountTexts.profile}
        action={
          <Button
            ref={button}
            look="outline"
            size="sm"
            onClick={() => (isEditing ? close() : setIsEditing(true))}
          >
            {isEditing ? accountTexts.cancel : accountTexts.edit}
          </Button>
        }
      >
        {isEditing ? (
          <ProfileForm user={user} onSaved={close} />
        ) : (
          <dl className="divide-y divide-line border-line border-y">
            <Fact term={accountTexts.fullName}>{user.name}</Fact>
            <Fact term={accountTexts.emailAddress}>{user.email ?? ownPhoneTexts.emailMissing}</Fact>
            <Fact term={accountTexts.phoneNumber}>
              {user.phone ? formatPhone(user.phone) : accountMessages.phoneMissing}
            </Fact>
            <Fact term={ownPhoneTexts.messages}>{messagesText(user)}</Fact>
          </dl>
        )}
      </TabSection>
      <OwnAlerts alerts={stockAlerts} />
      {user.role !== 'admin' && <PhoneSection user={user} />}
      <PasswordSection user={user} />
      {secondFactor && (
        <secondFactor.SecondFactorSection
          factor={secondFactor.factor}
          email={user.email ?? ''}
          onOthersLoggedOut={onOthersLoggedOut}
        />
      )}
      <DeviceList devices={devicesLeft} />
    </div>
  );
}

/**
 * The devices, and what takes all but this one from the list. Loading the page again would do it, too, but could fail and
 * replace the recovery codes, which are shown once.
 */
function useDevicesLeft(devices: Devices): [Devices, () => void] {
  const [outdated, setOutdated] = useState<Devices | null>(null);
  const left = devices === outdated ? devices.filter(({ isCurrent }) => isCurrent) : devices;
  return [left, () => setOutdated(devices)];
}

const messagesText = ({ language, wantsSms }: User): string => {
  const isBangla = language === 'bn';
  if (wantsSms === false)
    return isBangla ? ownPhoneTexts.inBanglaWithoutSms : ownPhoneTexts.inEnglishWithoutSms;
  return isBangla ? ownPhoneTexts.inBangla : ownPhoneTexts.inEnglish;
};

const Fact = ({ term, children }: { term: string; children: string }) => (
  <div className="flex flex-col py-3 sm:flex-row sm:gap-4 sm:py-4">
    <dt className="text-muted text-sm sm:w-48 sm:text-base">{term}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
