import { useFormContext } from 'react-hook-form';
import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { deliveryDaysTexts } from '#texts/deliveryDays.ts';
import { settingLabels } from '#texts/settings.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { CountedHolidays } from './CountedHolidays.tsx';
import { DaysField } from './DaysField.tsx';
import { SettingField } from './SettingField.tsx';
import type { SettingsDraft } from './settingsDraft.ts';

/** What the delivery dates of product page, cart and orders are counted by. */
export function DeliveryDaysSection() {
  const { register, formState } = useFormContext<SettingsDraft>();
  return (
    <FormSection title={adminSettingsTexts.deliveryDates} hint={adminSettingsTexts.deliveryDatesHint}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SettingField
          name="deliveryDays.cutOffHour"
          kind="count"
          maxLength={2}
          hint={adminSettingsTexts.cutOffHint}
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
      <DaysField name="deliveryDays.daysOff" hint={adminSettingsTexts.daysOffHint} />
      <DaysField name="deliveryDays.workingDays" hint={adminSettingsTexts.workingDaysHint} />
      <CountedHolidays />
    </FormSection>
  );
}
