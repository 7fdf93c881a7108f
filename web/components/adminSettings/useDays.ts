import { useController, useFormContext } from 'react-hook-form';
import type { SettingsDraft } from './settingsDraft.ts';

export type DaysName = 'deliveryDays.daysOff' | 'deliveryDays.workingDays';

const daysIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** A list of days, which the form holds as one text. */
export function useDays(name: DaysName) {
  const { control } = useFormContext<SettingsDraft>();
  const { field, fieldState } = useController({ control, name });
  const days = daysIn(field.value);
  const save = (changed: readonly string[]) => field.onChange([...new Set(changed)].sort().join(', '));
  return {
    days,
    ref: field.ref,
    error: fieldState.error?.message,
    add: (day: string) => save([...days, day]),
    remove: (day: string) => save(days.filter((other) => other !== day)),
  };
}
