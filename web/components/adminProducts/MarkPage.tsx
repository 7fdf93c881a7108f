import { useSearchParams } from 'react-router';
import { MAX_BULK } from '#domain/bulkEdit.ts';
import { grouped } from '#domain/digits.ts';
import { productTexts } from '#domain/productTexts.ts';
import { api } from '#web/api.ts';
import { PageMarks } from '#web/components/admin/PageMarks.tsx';
import { pickQuery } from '#web/listQuery.ts';
import { ExportProducts } from './ExportProducts.tsx';
import type { Marked } from './useMarked.ts';

interface MarkPageProps {
  marked: Marked;
  /** Of the products on this page. */
  ids: readonly string[];
  total: number;
}

/** Marks this page, or all that the filters find. */
export function MarkPage({ marked, ids, total }: MarkPageProps) {
  const [query] = useSearchParams();
  const most = grouped(Math.min(total, MAX_BULK));
  const markAll = async () => {
    const found = await api.adminProductIds({ query: pickQuery(query, ['search', 'category', 'state']) });
    marked.mark(found.ids);
  };
  const beyond = {
    label: `Select ${total > MAX_BULK ? 'the newest' : 'all'} ${most}`,
    mark: markAll,
    failure: productTexts.fetchAllFailed,
  };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 pl-4">
      <PageMarks
        isWhole={ids.every(marked.has)}
        onMark={(isMarked) => (isMarked ? marked.mark(ids) : marked.unmark(ids))}
        beyond={total > ids.length ? beyond : undefined}
      />
      <span className="ml-auto">
        <ExportProducts />
      </span>
    </div>
  );
}
