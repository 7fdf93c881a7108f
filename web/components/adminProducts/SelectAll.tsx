import { useSearchParams } from 'react-router';
import { MAX_BULK } from '#domain/bulkEdit.ts';
import type { Pagination } from '#domain/pages.ts';
import { adminProductTexts } from '#texts/adminProductMessages.ts';
import { adminProductsTexts } from '#texts/adminProducts.ts';
import { grouped } from '#texts/numbers.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { PageSelection } from '#web/components/admin/PageSelection.tsx';
import { ExportProducts } from './ExportProducts.tsx';
import type { Selection } from './useSelection.ts';

/** The number of products that match the filters. */
export type Counted = Pick<Pagination, 'total' | 'atLeast'>;

interface SelectAllProps {
  selection: Selection;
  /** Ids of the products on this page. */
  ids: readonly string[];
  found: Counted;
}

/** Selects this page, or all products that match the filters. */
export function SelectAll({ selection, ids, found: { total, atLeast } }: SelectAllProps) {
  const [query] = useSearchParams();
  const most = grouped(Math.min(total, MAX_BULK));
  const selectAll = async () => {
    const found = await adminApi.adminProductIds({
      query: pickQuery(query, ['search', 'category', 'state']),
    });
    selection.add(found.ids);
  };
  const beyond = {
    label: (atLeast || total > MAX_BULK ? adminProductsTexts.selectNewest : adminProductsTexts.selectAll)(
      most,
    ),
    select: selectAll,
    failure: adminProductTexts.fetchAllFailed,
  };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 pl-4">
      <PageSelection
        isWhole={ids.every(selection.has)}
        onSelect={(isSelected) => (isSelected ? selection.add(ids) : selection.remove(ids))}
        beyond={total > ids.length ? beyond : undefined}
      />
      <span className="ml-auto">
        <ExportProducts />
      </span>
    </div>
  );
}
