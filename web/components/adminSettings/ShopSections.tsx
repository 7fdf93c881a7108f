import { FormSection } from '#web/components/productForm/FormSection.tsx';
import { SettingField } from './SettingField.tsx';

export function NameSection() {
  return (
    <FormSection title="Shop" hint="Shown in the header, the footer, emails, receipts and search engines.">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SettingField name="name" maxLength={60} />
        <SettingField name="nameBangla" maxLength={60} optional />
      </div>
      <SettingField
        name="blurb"
        kind="paragraph"
        maxLength={500}
        optional
        hint="One or two sentences for the footer"
      />
    </FormSection>
  );
}

export function ContactSection() {
  return (
    <FormSection title="Contact">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SettingField name="phone" kind="phone" maxLength={30} />
        <SettingField name="hours" maxLength={60} optional hint="For example 24/7 or 10:00–20:00" />
      </div>
      <SettingField name="address" maxLength={200} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SettingField name="chatNumber" kind="phone" maxLength={30} hint="WhatsApp number" />
        <SettingField name="chatGreeting" maxLength={300} optional hint="Pre-filled message" />
      </div>
    </FormSection>
  );
}

export function SocialSection() {
  return (
    <FormSection title="Social networks" hint="Icons in the footer. Leave blank for no link.">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SettingField name="socialLinks.facebook" kind="link" maxLength={300} optional />
        <SettingField name="socialLinks.instagram" kind="link" maxLength={300} optional />
        <SettingField name="socialLinks.youtube" kind="link" maxLength={300} optional />
      </div>
    </FormSection>
  );
}
