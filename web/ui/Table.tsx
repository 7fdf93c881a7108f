/**
 * A table that turns each row into a card on narrow screens. Roles are explicit, because browsers drop a table's
 * semantics when its display changes.
 */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

export interface Column {
  label: string;
  /** Keeps the heading for screen readers alone. */
  isLabelHidden?: boolean;
  className?: string;
}

interface TableProps {
  label: string;
  columns: readonly Column[];
  /** New rows are loading. */
  isBusy?: boolean;
  children: ReactNode;
}

export function Table({ label, columns, isBusy = false, children }: TableProps) {
  return (
    <table
      {...as.table}
      aria-label={label}
      aria-busy={isBusy}
      className="block w-full border-collapse text-sm transition-opacity aria-busy:opacity-60 lg:table"
    >
      <thead {...as.rowgroup} className="sr-only lg:not-sr-only lg:table-header-group">
        <tr {...as.row}>
          {columns.map(({ label: heading, isLabelHidden, className }) => (
            <th
              key={heading}
              {...as.columnheader}
              scope="col"
              className={clsx(
                'whitespace-nowrap px-3 py-2 text-left font-medium text-muted text-xs first:pl-4 last:pr-4',
                className,
              )}
            >
              {isLabelHidden ? <span className="sr-only">{heading}</span> : heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as.rowgroup} className="grid gap-3 md:grid-cols-2 lg:table-row-group">
        {children}
      </tbody>
    </table>
  );
}

export function Row({ isSelected = false, children }: { isSelected?: boolean; children: ReactNode }) {
  return (
    <tr
      {...as.row}
      className={clsx(
        'grid grid-cols-2 content-between items-center gap-x-4 gap-y-2 rounded-md border border-line p-4 lg:table-row lg:rounded-none lg:border-0 lg:border-t lg:hover:bg-sand/50',
        isSelected ? 'bg-accent-soft' : 'bg-paper',
      )}
    >
      {children}
    </tr>
  );
}

interface CellProps {
  /** Label of the value on a card, which has no column heading. Absent if the value is clear by itself. */
  label?: string;
  className?: string;
  /** At most a third of the table, less if other columns need space. Long words break. */
  neverWidens?: boolean;
  children: ReactNode;
}

export function Cell({ label, className, neverWidens = false, children }: CellProps) {
  return (
    <td
      {...as.cell}
      className={clsx(
        'min-w-0 lg:px-3 lg:py-2.5 lg:align-middle lg:first:pl-4 lg:last:pr-4',
        neverWidens && 'lg:w-1/3 lg:max-w-0',
        className,
      )}
    >
      {label && (
        <span aria-hidden="true" className="block text-muted text-xs lg:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  );
}
