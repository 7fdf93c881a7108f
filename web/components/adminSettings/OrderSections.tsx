import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { SettingField } from './SettingField.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';

export function DeliverySection() {
  return (
    <FormSection title={adminSettingsTexts.delivery} hint={adminSettingsTexts.deliveryHint}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] items-start gap-4">
        <SettingField
          name="delivery.freeFrom"
          kind="amount"
          maxLength={12}
          hint={adminSettingsTexts.freeFromHint}
        />
        <SettingField name="delivery.insideDhaka" kind="amount" maxLength={12} />
        <SettingField name="delivery.outsideDhaka" kind="amount" maxLength={12} />
      </div>
    </FormSection>
  );
}

export function OrderSection() {
  return (
    <FormSection title={adminSettingsTexts.ordersAndStock}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SettingField name="orderPrefix" maxLength={2} hint={adminSettingsTexts.orderPrefixHint} />
        <SettingField
          name="lowStockLimit"
          kind="count"
          maxLength={4}
          hint={adminSettingsTexts.lowStockHint}
        />
      </div>
      <SettingField name="unsoldDays" kind="count" maxLength={3} hint={adminSettingsTexts.unsoldDaysHint} />
      <SettingField
        name="newOrderEmail"
        optional
        kind="email"
        maxLength={254}
        hint={adminSettingsTexts.newOrderEmailHint}
      />
    </FormSection>
  );
}

/** These rules protect the stock from fake orders. */
export function UnconfirmedSection() {
  return (
    <FormSection title={adminSettingsTexts.unconfirmedOrders} hint={adminSettingsTexts.unconfirmedHint}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SettingField
          name="unconfirmed.maxPieces"
          kind="count"
          maxLength={6}
          hint={adminSettingsTexts.tooMuchHint}
        />
        <SettingField
          name="unconfirmed.maxTotal"
          kind="amount"
          maxLength={12}
          hint={adminSettingsTexts.tooMuchHint}
        />
      </div>
      <SettingField
        name="unconfirmed.releaseHours"
        kind="count"
        maxLength={3}
        hint={adminSettingsTexts.releaseHint}
      />
      <SettingSwitch name="callBeforeSending" hint={adminSettingsTexts.callBeforeSendingHint} />
    </FormSection>
  );
}
