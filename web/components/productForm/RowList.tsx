import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { FieldError } from '#web/ui/Field.tsx';

interface RowListProps {
  rows: readonly { id: string }[];
  /** One row, by its place. */
  children: (index: number) => ReactNode;
  /** A sentence about the list as a whole. */
  error: string | undefined;
  addLabel: string;
  isFull: boolean;
  onAdd: () => void;
}

/** The sizes, colours or items of a product, and the button for one more. */
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
