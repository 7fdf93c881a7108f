import Plus from 'virtual:lucide/plus';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { FieldError } from '#web/ui/control.tsx';

interface RowListProps {
  rows: readonly { id: string }[];
  /** Renders one row by index. */
  children: (index: number) => ReactNode;
  /** Error about the list as a whole. */
  error: string | undefined;
  addLabel: string;
  isFull: boolean;
  onAdd: () => void;
}

/** Rows of sizes, colors or items, with a button to add one. */
export function RowList({ rows, children, error, addLabel, isFull, onAdd }: RowListProps) {
  return (
    <>
      <ul className="flex flex-col gap-4 empty:hidden">
        {rows.map(({ id }, index) => (
          <li key={id}>{children(index)}</li>
        ))}
      </ul>
      {error && <FieldError>{error}</FieldError>}
      <Button look="outline" size="sm" className="self-start" disabled={isFull} onClick={onAdd}>
        <Plus aria-hidden="true" className="size-4" />
        {addLabel}
      </Button>
    </>
  );
}

/** The error about a list as a whole, not about one of its rows. */
export const listError = (
  error: { message?: string; root?: { message?: string } } | undefined,
): string | undefined => error?.message ?? error?.root?.message;
