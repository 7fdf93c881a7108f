import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { countText } from '#domain/productTexts.ts';
import type { FilterChoice } from './filterChoices.ts';

export type Counts = readonly { value: string; count: number }[];

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

/** Radio buttons; choosing the chosen one again clears it. */
export function FilterGroup(props: FilterGroupProps) {
  const { legend, name, choices, chosen, counts, atLeast, iconOf, onChoose } = props;
  const countOf = (value: string) => counts && (counts.find((one) => one.value === value)?.count ?? 0);
  return (
    <fieldset className="border-line border-t py-5">
      <legend className="float-left w-full pb-2 font-medium">{legend}</legend>
      <div className="clear-both">
        {choices.map(({ value, label }) => {
          const count = countOf(value);
          return (
            <label
              key={value}
              className={clsx(
                'group -mx-2 flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-2 text-sm hover:bg-sand pointer-coarse:min-h-11',
                count === 0 && !atLeast && value !== chosen && 'text-muted',
              )}
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={chosen === value}
                className="size-4 shrink-0 cursor-pointer accent-accent"
                onChange={() => onChoose(value)}
                onClick={() => chosen === value && onChoose('')}
              />
              {iconOf?.(value)}
              <span className={clsx('grow', chosen === value && 'font-medium')}>{label}</span>
              {count !== undefined && (
                <span className="text-muted text-xs tabular-nums">
                  {countText(count, atLeast)}
                  <span className="sr-only"> products</span>
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
