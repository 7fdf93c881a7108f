import type { ReactNode } from 'react';
import { adminTexts } from '#texts/admin.ts';
import { Button } from '#web/ui/Button.tsx';

interface SelectionToolbarProps {
  label: string;
  /** Number of selected rows; the bar is hidden at 0. */
  count: number;
  /** Shown beside the number. */
  note?: string;
  onClear: () => void;
  /** Bulk actions. */
  children: ReactNode;
}

/** Sticks to the bottom of the screen while rows are selected. */
export function SelectionToolbar({ label, count, note, onClear, children }: SelectionToolbarProps) {
  if (count === 0) return null;
  return (
    <section
      aria-label={label}
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t bg-paper px-4 py-3 shadow-high sm:mx-0 sm:rounded-t-md sm:border"
    >
      <p role="status" className="mr-auto text-sm tabular-nums">
        {adminTexts.selected(count, note)}
      </p>
      <Button look="quiet" size="sm" onClick={onClear}>
        {adminTexts.clear}
      </Button>
      {children}
    </section>
  );
}
