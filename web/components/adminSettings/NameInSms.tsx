import { useFormContext, useWatch } from 'react-hook-form';
import { costlyInSms } from '#domain/smsNames.ts';
import { smsSettingTexts } from '#texts/sms.ts';
import type { SettingsDraft } from './settingsDraft.ts';

/** Warns of a name that makes English SMS longer. */
export function NameInSms() {
  const { control } = useFormContext<SettingsDraft>();
  const costly = costlyInSms(useWatch({ control, name: 'name' }).trim());
  return (
    <p role="status" className="text-caution text-sm empty:hidden">
      {costly && smsSettingTexts.costlyName(costly.segments, costly.instead)}
    </p>
  );
}
