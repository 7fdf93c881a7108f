import { useFormContext } from 'react-hook-form';
import { settingLabels } from '#texts/settings.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import type { SettingsDraft } from './settingsDraft.ts';

interface SettingSwitchProps {
  name: 'callBeforeSending' | 'phoneLogin';
  hint: string;
}

/** A setting that is on or off, with a hint below it. */
export function SettingSwitch({ name, hint }: SettingSwitchProps) {
  const { register } = useFormContext<SettingsDraft>();
  return (
    <div>
      <Checkbox label={settingLabels[name]} {...register(name)} />
      <p className="pl-8 text-muted text-xs">{hint}</p>
    </div>
  );
}
