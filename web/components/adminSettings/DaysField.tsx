import X from 'virtual:lucide/x';
import { useState } from 'react';
import { dayWithWeekday } from '#domain/deliveryDates.ts';
import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { settingLabels } from '#texts/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { type DaysName, useDays } from './useDays.ts';

interface DaysFieldProps {
  name: DaysName;
  hint: string;
}

/** Days that an admin adds, one by one. */
export function DaysField({ name, hint }: DaysFieldProps) {
  const { days, ref, error, add, remove } = useDays(name);
  const [typed, setTyped] = useState('');
  const addTyped = () => {
    if (typed === '') return;
    add(typed);
    setTyped('');
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-x-3">
        <Field label={settingLabels[name]} hint={hint} error={error} optional>
          <TextInput ref={ref} type="date" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Button look="outline" onClick={addTyped} disabled={typed === ''} className="mb-6 shrink-0">
          {adminSettingsTexts.addDay}
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {days.map((day) => (
          <li key={day} className="flex items-center rounded-sm border border-line bg-paper pl-3 text-sm">
            {dayWithWeekday(day)}
            <button
              type="button"
              aria-label={adminSettingsTexts.remove(dayWithWeekday(day))}
              className="flex min-h-9 min-w-9 items-center justify-center pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              onClick={() => remove(day)}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
