import { type ReactNode, useState } from 'react';
import { bulkEditTexts } from '#texts/bulkEdit.ts';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { Select } from '#web/ui/Select.tsx';

interface AmountFieldsProps {
  part: 'price' | 'stock';
  label: string;
  kinds: readonly { value: string; label: string; unit: string }[];
  hint?: string;
  error?: string;
  /** A field that belongs to some kinds only. */
  fieldOf?: (kind: string) => ReactNode;
}

/** The kind of change and its amount. The amount shows once a kind is chosen. */
export function AmountFields({ part, label, kinds, hint, error, fieldOf }: AmountFieldsProps) {
  const [kind, setKind] = useState('');
  const unit = kinds.find(({ value }) => value === kind)?.unit;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <Field label={label} hint={hint}>
        <Select name={`${part}Kind`} value={kind} onChange={({ target }) => setKind(target.value)}>
          <option value="">{bulkEditTexts.noChange}</option>
          {kinds.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      {unit && (
        <Field label={bulkEditTexts.fieldUnit(label, unit)} required error={error}>
          <NumberInput name={`${part}Amount`} />
        </Field>
      )}
      {fieldOf?.(kind)}
    </div>
  );
}
