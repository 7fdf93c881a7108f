import { useState } from 'react';
import type { Product } from '#web/api/responses.ts';
import { useLoaded } from '#web/ui/useLoaded.ts';
import { ProductsTable } from './ProductsTable.tsx';
import { type Counted, SelectAll } from './SelectAll.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './useSelection.ts';

const loadDialog = () => import('#web/components/bulkEdit/BulkEditDialog.tsx');

interface ProductsListProps {
  products: readonly Product[];
  pagination: Counted;
  isBusy: boolean;
}

/** One page of products with selection over several pages and bulk edit. */
export function ProductsList({ products, pagination, isBusy }: ProductsListProps) {
  const selection = useSelection();
  const [isEditing, setIsEditing] = useState(false);
  const close = () => setIsEditing(false);
  const dialog = useLoaded(loadDialog, isEditing, close);
  return (
    <>
      <SelectAll selection={selection} ids={products.map(({ _id }) => _id)} found={pagination} />
      <ProductsTable products={products} selection={selection} isBusy={isBusy} />
      <SelectionBar selection={selection} onEdit={() => setIsEditing(true)} />
      {isEditing && dialog && (
        <dialog.BulkEditDialog
          ids={selection.ids}
          onClose={close}
          onDone={() => selection.remove(selection.ids)}
        />
      )}
    </>
  );
}
