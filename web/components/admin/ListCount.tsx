import { adminTexts } from '#texts/admin.ts';
import { ClearFilters } from './ClearFilters.tsx';

interface ListCountProps {
  total: number;
  /** True if there may be more than `total`. */
  atLeast?: boolean;
  page: number;
  pageSize: number;
  /** One row: 'order'. */
  noun: string;
  /** Several rows, unless it is the noun with an s. */
  nouns?: string;
  /** Query parameters that filter the list. */
  filters: readonly string[];
}

/** "Showing 11–20 of 57 orders", announced when it changes. */
export function ListCount({ total, atLeast, page, pageSize, noun, nouns, filters }: ListCountProps) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const all =
    atLeast && total > 0 ? adminTexts.atLeast(total, noun, nouns) : adminTexts.rows(total, noun, nouns);
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <p role="status" className="text-muted text-sm tabular-nums">
        {first > total ? adminTexts.showingNone(all) : adminTexts.showing(first, last, all)}
      </p>
      <ClearFilters names={filters} />
    </div>
  );
}
