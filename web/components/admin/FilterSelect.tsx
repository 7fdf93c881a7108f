import { useSearchParams } from 'react-router';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

interface FilterSelectProps {
  label: string;
  name: string;
  /** What no choice is called; none where there always is one. */
  all?: string;
  choices: readonly { value: string; label: string }[];
}

export function FilterSelect({ label, name, all, choices }: FilterSelectProps) {
  const [query] = useSearchParams();
  return (
    <Field label={label} isLabelHidden className="min-w-40 grow basis-full sm:basis-40 lg:grow-0">
      <Select name={name} defaultValue={query.get(name) ?? ''}>
        {all !== undefined && <option value="">{all}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
