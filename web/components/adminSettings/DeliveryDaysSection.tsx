import { useFormContext } from 'react-hook-form';
import { settingLabels } from '#domain/settingsVersions.ts';
import { deliveryDaysTexts } from '#texts/deliveryDays.ts';
import { FormSection } from '#web/components/productForm/FormSection.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { CountedHolidays } from './CountedHolidays.tsx';
import { DaysOffField } from './DaysOffField.tsx';
import { SettingField } from './SettingField.tsx';
import type { SettingsDraft } from './settingsDraft.ts';

/** What the delivery dates of product page, cart and orders are counted by. */
export function DeliveryDaysSection() {
  const { register, formState } = useFormContext<SettingsDraft>();
  return (
    <FormSection
      title="Delivery dates"
      hint="Customers see the dates on which their parcel can arrive. Placed orders keep their dates."
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SettingField
          name="deliveryDays.cutOffHour"
          kind="count"
          maxLength={2}
          hint="Orders before this hour leave the same day: 16 is 4 pm, 24 is midnight"
        />
        <Field
          label={settingLabels['deliveryDays.weeklyOff']}
          error={formState.errors.deliveryDays?.weeklyOff?.message}
          required
        >
          <Select {...register('deliveryDays.weeklyOff')}>
            {Object.entries(deliveryDaysTexts.weeklyOff).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <DaysOffField />
      <CountedHolidays />
    </FormSection>
  );
}
