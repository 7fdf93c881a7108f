import PackagePlus from 'virtual:lucide/package-plus';
import { clsx } from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { productTexts } from '#domain/productTexts.ts';
import type { Product } from '#web/api/answers.ts';
import { api } from '#web/api/client.ts';
import { toastFailure } from '#web/api/failures.ts';
import { Button } from '#web/ui/Button.tsx';

const RestockDialog = lazy(async () => ({ default: (await import('./RestockDialog.tsx')).RestockDialog }));

interface RestockButtonProps {
  id: string;
  name: string;
  className?: string;
}

/** Loads the current counts, then opens the restock dialog. */
export function RestockButton({ id, name, className }: RestockButtonProps) {
  const [product, setProduct] = useState<Product | null>(null);
  const [isBusy, setIsBusy] = useState(false);
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
      {product && (
        <Suspense>
          <RestockDialog product={product} onClose={() => setProduct(null)} />
        </Suspense>
      )}
    </>
  );
}
