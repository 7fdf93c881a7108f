import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { countText } from '#domain/foundLines.ts';
import { catalogueTexts } from '#texts/catalogue.ts';

interface FilterOptionProps extends ComponentProps<'input'> {
  label: string;
  /** Number of products; absent if unknown. */
  count?: number;
  /** The count covers only part of the results. */
  atLeast?: boolean;
  icon?: ReactNode;
}

/** One choice of a filter: a radio button or a checkbox with its count. */
export function FilterOption({ label, count, atLeast, icon, ...input }: FilterOptionProps) {
  return (
    <label
      className={clsx(
        'group -mx-2 flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-2 text-sm hover:bg-sand pointer-coarse:min-h-11',
        count === 0 && !atLeast && !input.checked && 'text-muted',
      )}
    >
      <input {...input} className="size-4 shrink-0 cursor-pointer accent-accent" />
      {icon}
      <span className={clsx('grow', input.checked && 'font-medium')}>{label}</span>
      {count !== undefined && (
        <span className="text-muted text-xs tabular-nums">
          {countText(count, atLeast)}
          <span className="sr-only">{catalogueTexts.countedProducts}</span>
        </span>
      )}
    </label>
  );
}
