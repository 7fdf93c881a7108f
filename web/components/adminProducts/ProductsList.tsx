import { lazy, Suspense, useState } from 'react';
import type { Product } from '#web/api/answers.ts';
import { ProductsTable } from './ProductsTable.tsx';
import { SelectAll } from './SelectAll.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './useSelection.ts';

const BulkEditDialog = lazy(async () => ({
  default: (await import('#web/components/bulkEdit/BulkEditDialog.tsx')).BulkEditDialog,
}));

interface ProductsListProps {
  products: readonly Product[];
  /** Number of products that match the filters. */
  total: number;
  isBusy: boolean;
}

/** One page of products with selection over several pages and bulk edit. */
export function ProductsList({ products, total, isBusy }: ProductsListProps) {
  const selection = useSelection();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <SelectAll selection={selection} ids={products.map(({ _id }) => _id)} total={total} />
      <ProductsTable products={products} selection={selection} isBusy={isBusy} />
      <SelectionBar selection={selection} onEdit={() => setIsEditing(true)} />
      {isEditing && (
        <Suspense>
          <BulkEditDialog
            ids={selection.ids}
            onClose={() => setIsEditing(false)}
            onDone={() => selection.remove(selection.ids)}
          />
        </Suspense>
      )}
    </>
  );
}
