import { clsx } from 'clsx';
import { useSearchParams } from 'react-router';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

interface FilterSelectProps {
  label: string;
  name: string;
  /** Label of the empty choice; absent where a choice is always set. */
  all?: string;
  className?: string;
  choices: readonly { value: string; label: string }[];
}

export function FilterSelect({ label, name, all, choices, className }: FilterSelectProps) {
  const [query] = useSearchParams();
  return (
    <Field
      label={label}
      isLabelHidden
      className={clsx('min-w-36 grow lg:grow-0 lg:basis-40', className ?? 'basis-36')}
    >
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
