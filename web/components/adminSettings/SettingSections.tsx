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

export function DeliverySection() {
  return (
    <FormSection
      title="Delivery"
      hint="Applies to new orders as soon as you save. Placed orders keep their fee."
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SettingField
          name="delivery.freeFrom"
          kind="amount"
          maxLength={12}
          hint="0 means delivery is always free"
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
        <SettingField name="orderPrefix" maxLength={2} hint="Two letters in front of new order numbers" />
        <SettingField
          name="lowStockLimit"
          kind="count"
          maxLength={4}
          hint="Low stock at or below this number"
        />
      </div>
    </FormSection>
  );
}

/** These rules protect the stock from fake orders. */
export function UnconfirmedSection() {
  return (
    <FormSection
      title="Unconfirmed orders"
      hint="For orders that are not yet confirmed by phone. 0 switches a rule off."
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SettingField
          name="unconfirmed.maxPieces"
          kind="count"
          maxLength={6}
          hint="For more, the customer is asked to call you"
        />
        <SettingField
          name="unconfirmed.maxTotal"
          kind="amount"
          maxLength={12}
          hint="For more, the customer is asked to call you"
        />
      </div>
      <SettingField
        name="unconfirmed.releaseHours"
        kind="count"
        maxLength={3}
        hint="A pending order is then cancelled, its items go back to stock, and the customer gets an email. Orders with the call result Refused are left to you."
      />
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
