import { clsx } from 'clsx';
import { PackagePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { productTexts } from '#domain/productTexts.ts';
import { api } from '#web/api.ts';
import type { Product } from '#web/catalogue.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/toast.ts';

const RestockDialog = lazy(async () => ({ default: (await import('./RestockDialog.tsx')).RestockDialog }));

interface RestockButtonProps {
  id: string;
  name: string;
  className?: string;
}

/** Asks what is counted now, then opens the small dialog in which pieces that came in are added. */
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
