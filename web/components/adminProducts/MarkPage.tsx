import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { MAX_BULK } from '#domain/bulkEdit.ts';
import { productTexts } from '#domain/productTexts.ts';
import { api } from '#web/api.ts';
import { pickQuery } from '#web/listQuery.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { toastFailure } from '#web/ui/toast.ts';
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
  const [isBusy, setIsBusy] = useState(false);
  const isWhole = ids.every(marked.has);
  const most = Math.min(total, MAX_BULK);
  const markAll = async () => {
    setIsBusy(true);
    try {
      const found = await api.adminProductIds({ query: pickQuery(query, ['search', 'category', 'state']) });
      marked.mark(found.ids);
    } catch (error) {
      toastFailure(error, productTexts.fetchAllFailed);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 pl-4">
      <Checkbox
        label="Select this page"
        checked={isWhole}
        onChange={({ target }) => (target.checked ? marked.mark(ids) : marked.unmark(ids))}
      />
      {isWhole && total > ids.length && (
        <Button look="quiet" size="sm" busy={isBusy} onClick={() => void markAll()}>
          Select {total > MAX_BULK ? 'the newest' : 'all'} {most.toLocaleString('en-BD')}
        </Button>
      )}
      <span className="ml-auto">
        <ExportProducts />
      </span>
    </div>
  );
}
