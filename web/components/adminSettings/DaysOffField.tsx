import X from 'virtual:lucide/x';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { dayText } from '#domain/deliveryDates.ts';
import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { settingLabels } from '#texts/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { SettingsDraft } from './settingsDraft.ts';

const daysIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** The days that the owner adds, one by one. The form holds them as one text. */
export function DaysOffField() {
  const { control } = useFormContext<SettingsDraft>();
  const { field, fieldState } = useController({ control, name: 'deliveryDays.daysOff' });
  const [typed, setTyped] = useState('');
  const days = daysIn(field.value);
  const save = (changed: readonly string[]) => field.onChange([...new Set(changed)].sort().join(', '));
  const add = () => {
    if (typed === '') return;
    save([...days, typed]);
    setTyped('');
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-x-3">
        <Field
          label={settingLabels['deliveryDays.daysOff']}
          hint={adminSettingsTexts.daysOffHint}
          error={fieldState.error?.message}
          optional
        >
          <TextInput
            ref={field.ref}
            type="date"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button look="outline" onClick={add} disabled={typed === ''} className="mb-6 shrink-0">
          {adminSettingsTexts.addDay}
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {days.map((day) => (
          <li key={day} className="flex items-center rounded-sm border border-line bg-paper pl-3 text-sm">
            {dayText(day)}
            <button
              type="button"
              aria-label={adminSettingsTexts.remove(dayText(day))}
              className="flex min-h-9 min-w-9 items-center justify-center pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              onClick={() => save(days.filter((other) => other !== day))}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
