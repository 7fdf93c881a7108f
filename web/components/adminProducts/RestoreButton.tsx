import ArchiveRestore from 'virtual:lucide/archive-restore';
import { useFetcher } from 'react-router';
import { nameNow } from '#domain/productNames.ts';
import { adminProductsTexts } from '#texts/adminProducts.ts';
import type { Product } from '#web/api/responses.ts';
import { Button } from '#web/ui/Button.tsx';

/** Restores a deleted product. */
export function RestoreButton({ product }: { product: Product }) {
  const { _id } = product;
  const fetcher = useFetcher({ key: `restore ${_id}` });
  return (
    <Button
      look="outline"
      size="sm"
      busy={fetcher.state !== 'idle'}
      aria-label={adminProductsTexts.restoreName(nameNow(product))}
      onClick={() =>
        void fetcher.submit({ intent: 'restore', id: _id }, { method: 'post', action: '/admin/products' })
      }
    >
      <ArchiveRestore aria-hidden="true" className="size-4" />
      {adminProductsTexts.restore}
    </Button>
  );
}
