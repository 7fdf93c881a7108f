import type { ReactNode } from 'react';
import { FilterOption } from './FilterOption.tsx';
import { type Counts, countOf } from './facets.ts';
import type { FilterChoice } from './filterChoices.ts';

interface FilterGroupProps {
  legend: string;
  name: string;
  choices: readonly FilterChoice[];
  /** Empty without a choice. */
  chosen: string;
  /** Number of products per choice; absent if unknown. */
  counts?: Counts;
  /** The counts cover only part of the results. */
  atLeast?: boolean;
  /** Icon before the label. */
  iconOf?: (value: string) => ReactNode;
  onChoose: (value: string) => void;
}

export const FilterFieldset = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="border-line border-t py-5">
    <legend className="float-left w-full pb-2 font-medium">{legend}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
);

/** Radio buttons; choosing the chosen one again clears it. */
export function FilterGroup(props: FilterGroupProps) {
  const { legend, name, choices, chosen, counts, atLeast, iconOf, onChoose } = props;
  return (
    <FilterFieldset legend={legend}>
      {choices.map(({ value, label }) => (
        <FilterOption
          key={value}
          type="radio"
          name={name}
          value={value}
          checked={chosen === value}
          label={label}
          count={countOf(counts, value)}
          atLeast={atLeast}
          icon={iconOf?.(value)}
          onChange={() => onChoose(value)}
          onClick={() => chosen === value && onChoose('')}
        />
      ))}
    </FilterFieldset>
  );
}
