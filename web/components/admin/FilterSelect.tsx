import { useSearchParams } from 'react-router';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

interface FilterSelectProps {
  label: string;
  name: string;
  /** Label of the empty choice; absent where a choice is always set. */
  all?: string;
  choices: readonly { value: string; label: string }[];
}

/** As wide as its widest choice, so that what it shows is not cut off. */
export function FilterSelect({ label, name, all, choices }: FilterSelectProps) {
  const [query] = useSearchParams();
  return (
    <Field label={label} isLabelHidden className="min-w-36 max-w-full grow lg:max-w-80 lg:grow-0">
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

/** The choices of a sort. The first is the default, so it is not in the address. */
export const sortChoices = <Sort extends string>(
  sorts: readonly Sort[],
  labels: Readonly<Record<Sort, string>>,
): { value: string; label: string }[] =>
  sorts.map((value, place) => ({ value: place === 0 ? '' : value, label: labels[value] }));
