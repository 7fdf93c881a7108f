import type { ReactNode } from 'react';
import { grouped } from '#domain/digits.ts';
import { Button } from '#web/ui/Button.tsx';

interface MarkedBarProps {
  label: string;
  /** How many are marked; with none there is no bar. */
  count: number;
  /** Said beside the number. */
  note?: string;
  onClear: () => void;
  /** What can be done with them together. */
  children: ReactNode;
}

/** Keeps to the foot of the screen while anything in a list is marked. */
export function MarkedBar({ label, count, note, onClear, children }: MarkedBarProps) {
  if (count === 0) return null;
  return (
    <section
      aria-label={label}
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t bg-paper px-4 py-3 shadow-high sm:mx-0 sm:rounded-t-md sm:border"
    >
      <p role="status" className="mr-auto text-sm tabular-nums">
        {grouped(count)} selected{note}
      </p>
      <Button look="quiet" size="sm" onClick={onClear}>
        Clear
      </Button>
      {children}
    </section>
  );
}
