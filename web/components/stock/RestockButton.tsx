import PackagePlus from 'virtual:lucide/package-plus';
import { clsx } from 'clsx';
import { useState } from 'react';
import { productTexts } from '#domain/productTexts.ts';
import { api } from '#web/api/client.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { Product } from '#web/api/responses.ts';
import { Button } from '#web/ui/Button.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';

const loadDialog = () => import('./RestockDialog.tsx');

interface RestockButtonProps {
  id: string;
  name: string;
  className?: string;
}

/** Loads the current counts, then opens the restock dialog. */
export function RestockButton({ id, name, className }: RestockButtonProps) {
  const [product, setProduct] = useState<Product | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setProduct(null);
  const dialog = useLoaded(loadDialog, product, close);
  const open = async () => {
    setIsBusy(true);
    try {
      setProduct(await api.adminProduct({ params: { id } }));
    } catch (error) {
      toastFailure(error, productTexts.fetchFailed);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button
        look="outline"
        size="sm"
        busy={isBusy}
        aria-label={`Restock ${name}`}
        className={clsx('relative', className)}
        onClick={() => void open()}
      >
        <PackagePlus aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Restock</span>
      </Button>
      {product && dialog && <dialog.RestockDialog product={product} onClose={close} />}
    </>
  );
}
