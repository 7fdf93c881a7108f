import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { NameInSms } from './NameInSms.tsx';
import { SettingField } from './SettingField.tsx';

export function NameSection() {
  return (
    <FormSection title={adminSettingsTexts.shop} hint={adminSettingsTexts.shopHint}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SettingField name="name" maxLength={60} />
        <SettingField name="nameBangla" maxLength={60} optional />
      </div>
      <NameInSms />
      <SettingField
        name="blurb"
        kind="paragraph"
        maxLength={500}
        optional
        hint={adminSettingsTexts.blurbHint}
      />
    </FormSection>
  );
}

export function ContactSection() {
  return (
    <FormSection title={adminSettingsTexts.contact}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SettingField name="phone" kind="phone" maxLength={30} />
        <SettingField name="hours" maxLength={60} optional hint={adminSettingsTexts.hoursHint} />
      </div>
      <SettingField name="address" maxLength={200} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SettingField
          name="chatNumber"
          kind="phone"
          maxLength={30}
          hint={adminSettingsTexts.whatsappNumber}
        />
        <SettingField
          name="chatGreeting"
          maxLength={300}
          optional
          hint={adminSettingsTexts.preFilledMessage}
        />
      </div>
    </FormSection>
  );
}

export function SocialSection() {
  return (
    <FormSection title={adminSettingsTexts.socialNetworks} hint={adminSettingsTexts.socialHint}>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SettingField name="socialLinks.facebook" kind="link" maxLength={300} optional />
        <SettingField name="socialLinks.instagram" kind="link" maxLength={300} optional />
        <SettingField name="socialLinks.youtube" kind="link" maxLength={300} optional />
      </div>
    </FormSection>
  );
}
