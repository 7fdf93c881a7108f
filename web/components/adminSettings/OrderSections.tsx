import { useFormContext } from 'react-hook-form';
import { settingLabels } from '#domain/settingsVersions.ts';
import { FormSection } from '#web/components/productForm/FormSection.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { SettingField } from './SettingField.tsx';
import type { SettingsDraft } from './settingsDraft.ts';

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
      <SettingField
        name="unsoldDays"
        kind="count"
        maxLength={3}
        hint="Batches that expire sooner leave the shop by themselves. 0 sells them until the day before the last"
      />
      <SettingField
        name="newOrderEmail"
        optional
        kind="email"
        maxLength={254}
        hint="An email for each new order goes there. Empty for none"
      />
    </FormSection>
  );
}

function CallBeforeSending() {
  const { register } = useFormContext<SettingsDraft>();
  return (
    <div>
      <Checkbox label={settingLabels.callBeforeSending} {...register('callBeforeSending')} />
      <p className="pl-8 text-muted text-xs">
        You are asked again before an order is sent that the customer did not confirm
      </p>
    </div>
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
      <CallBeforeSending />
    </FormSection>
  );
}
