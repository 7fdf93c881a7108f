import { grouped } from '#domain/digits.ts';
import { ClearFilters } from './ClearFilters.tsx';

interface ListCountProps {
  total: number;
  page: number;
  pageSize: number;
  /** One and many of them. */
  noun: readonly [string, string];
  /** What of the query narrows the list. */
  filters: readonly string[];
}

/** "Showing 11–20 of 57 orders", told aloud when it changes. */
export function ListCount({ total, page, pageSize, noun, filters }: ListCountProps) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <p role="status" className="text-muted text-sm tabular-nums">
        {first > total
          ? `Showing 0 of ${grouped(total)} ${noun[1]}`
          : `Showing ${grouped(first)}–${grouped(last)} of ${grouped(total)} ${total === 1 ? noun[0] : noun[1]}`}
      </p>
      <ClearFilters names={filters} />
    </div>
  );
}
