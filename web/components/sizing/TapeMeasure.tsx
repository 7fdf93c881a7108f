import { type FormEvent, useState } from 'react';
import { acrossOfTape, type LengthUnit, tapeRules } from '#domain/handMeasures.ts';
import type { SizedCategory } from '#domain/sizes.ts';
import { tapeTexts } from '#texts/fitting.ts';
import { sizingTexts } from '#texts/sizing.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

interface TapeMeasureProps {
  kind: SizedCategory;
  /** Null while what is typed is no length. */
  onMeasured: (across: number | null) => void;
}

/** The length of a tape around hand or finger, typed. */
export function TapeMeasure({ kind, onMeasured }: TapeMeasureProps) {
  const { units } = tapeRules[kind];
  const [unit, setUnit] = useState<LengthUnit>(units[0]);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const changed = () => {
    setError(undefined);
    onMeasured(null);
  };
  const find = (event: FormEvent) => {
    event.preventDefault();
    const read = acrossOfTape(kind, typed, unit);
    setError(read.ok ? undefined : read.message);
    onMeasured(read.ok ? read.across : null);
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={find} onChange={changed}>
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3">
        <Field label={kind === 'bangles' ? sizingTexts.aroundHand : sizingTexts.aroundFinger} error={error}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Field label={sizingTexts.unit}>
          <Select value={unit} onChange={(event) => setUnit(event.target.value as LengthUnit)}>
            {units.map((known) => (
              <option key={known} value={known}>
                {tapeTexts.units[known]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Button type="submit" look="outline">
        {sizingTexts.findMySize}
      </Button>
    </form>
  );
}
