import { useFormContext } from 'react-hook-form';
import { settingLabels } from '#texts/settings.ts';
import { smsSettingTexts } from '#texts/sms.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { SettingField } from './SettingField.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import type { SettingsDraft } from './settingsDraft.ts';

const kinds = [
  'sms.orderPlaced',
  'sms.orderShipped',
  'sms.orderReturned',
  'sms.orderEdited',
  'sms.orderCancelled',
  'sms.orderRefunded',
  'sms.backInStock',
] as const;

/** What is sent by SMS, what it costs, and how much may be sent. */
export function SmsSection() {
  const { register } = useFormContext<SettingsDraft>();
  return (
    <FormSection title={smsSettingTexts.title} hint={smsSettingTexts.hint}>
      <div className="grid items-start sm:grid-cols-2">
        {kinds.map((name) => (
          <Checkbox key={name} label={settingLabels[name]} {...register(name)} />
        ))}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SettingField name="sms.dayLimit" kind="count" maxLength={7} hint={smsSettingTexts.dayLimit} />
        <SettingField
          name="sms.segmentPrice"
          kind="amount"
          maxLength={6}
          hint={smsSettingTexts.segmentPrice}
        />
      </div>
      <SettingSwitch name="phoneLogin" hint={smsSettingTexts.phoneLogin} />
    </FormSection>
  );
}
