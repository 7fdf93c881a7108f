import { useFormContext, useWatch } from 'react-hook-form';
import { toLatinDigits } from '#domain/digits.ts';
import { bannerText } from '#domain/shop.ts';
import { FormSection } from '#web/components/productForm/FormSection.tsx';
import { SettingField } from './SettingField.tsx';
import type { ShopDraft } from './shopDraft.ts';

export function NameSection() {
  return (
    <FormSection title="The shop" hint="In the header, the footer, mails, receipts and search engines.">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SettingField name="name" maxLength={60} />
        <SettingField name="nameBangla" maxLength={60} optional />
      </div>
      <SettingField
        name="blurb"
        kind="paragraph"
        maxLength={500}
        optional
        hint="A sentence or two in the footer"
      />
    </FormSection>
  );
}

export function ReachSection() {
  return (
    <FormSection title="How to reach it">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SettingField name="phone" kind="phone" maxLength={30} />
        <SettingField name="hours" maxLength={60} optional hint="24/7, or 10:00–20:00" />
      </div>
      <SettingField name="address" maxLength={200} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SettingField
          name="chatNumber"
          kind="phone"
          maxLength={30}
          hint="Of the WhatsApp account that the chat button opens"
        />
        <SettingField name="chatGreeting" maxLength={300} optional hint="Stands ready to be sent" />
      </div>
    </FormSection>
  );
}

/** The banner as it would read, with the threshold that is being typed. */
function BannerPreview() {
  const { control } = useFormContext<ShopDraft>();
  const [text, freeFrom] = useWatch({ control, name: ['bannerText', 'delivery.freeFrom'] });
  const threshold = Number(toLatinDigits(freeFrom)) || 0;
  if (!text.trim())
    return <p className="text-muted text-sm">Without a text only the phone number stands there.</p>;
  return (
    <p className="bg-night px-4 py-2 text-center text-on-night text-xs [overflow-wrap:anywhere]">
      {bannerText({ bannerText: text, delivery: { freeFrom: threshold, insideDhaka: 0, outsideDhaka: 0 } })}
    </p>
  );
}

export function BannerSection() {
  return (
    <FormSection title="Banner" hint="The line above every page.">
      <SettingField
        name="bannerText"
        maxLength={200}
        optional
        hint="{threshold} becomes the amount from which delivery is free"
      />
      <BannerPreview />
    </FormSection>
  );
}

export function DeliverySection() {
  return (
    <FormSection
      title="Delivery"
      hint="For every order from the moment they are saved. Orders already placed keep their fee."
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SettingField
          name="delivery.freeFrom"
          kind="amount"
          maxLength={12}
          hint="0 makes delivery always free"
        />
        <SettingField name="delivery.insideDhaka" kind="amount" maxLength={12} />
        <SettingField name="delivery.outsideDhaka" kind="amount" maxLength={12} />
      </div>
    </FormSection>
  );
}

export function OrderSection() {
  return (
    <FormSection title="Orders and stock">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SettingField name="orderPrefix" maxLength={2} hint="Two letters before the numbers of new orders" />
        <SettingField
          name="lowStockLimit"
          kind="count"
          maxLength={4}
          hint="So many pieces or fewer are low stock"
        />
      </div>
    </FormSection>
  );
}

export function SocialSection() {
  return (
    <FormSection
      title="Social networks"
      hint="The icons in the footer; without an address they lead nowhere."
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SettingField name="socialLinks.facebook" kind="link" maxLength={300} optional />
        <SettingField name="socialLinks.instagram" kind="link" maxLength={300} optional />
        <SettingField name="socialLinks.youtube" kind="link" maxLength={300} optional />
      </div>
    </FormSection>
  );
}
