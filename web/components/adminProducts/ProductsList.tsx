import { lazy, Suspense, useState } from 'react';
import type { Product } from '#web/catalogue.ts';
import { MarkBar } from './MarkBar.tsx';
import { MarkPage } from './MarkPage.tsx';
import { ProductsTable } from './ProductsTable.tsx';
import { useMarked } from './useMarked.ts';

const BulkEditDialog = lazy(async () => ({
  default: (await import('#web/components/bulkEdit/BulkEditDialog.tsx')).BulkEditDialog,
}));

interface ProductsListProps {
  products: readonly Product[];
  /** How many the filters find. */
  total: number;
  isBusy: boolean;
}

/** One page of products, to be marked over several pages and changed together. */
export function ProductsList({ products, total, isBusy }: ProductsListProps) {
  const marked = useMarked();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <MarkPage marked={marked} ids={products.map(({ _id }) => _id)} total={total} />
      <ProductsTable products={products} marked={marked} isBusy={isBusy} />
      <MarkBar marked={marked} onEdit={() => setIsEditing(true)} />
      {isEditing && (
        <Suspense>
          <BulkEditDialog
            ids={marked.ids}
            onClose={() => setIsEditing(false)}
            onDone={() => marked.unmark(marked.ids)}
          />
        </Suspense>
      )}
    </>
  );
}
