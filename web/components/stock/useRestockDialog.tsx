import { type ReactNode, useState } from 'react';
import { adminProductTexts } from '#texts/adminProductMessages.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { AdminProduct } from '#web/api/responses.ts';
import { useLoaded } from '#web/ui/useLoaded.ts';

const loadDialog = () => import('./RestockDialog.tsx');

/** Loads the current counts of a product, then opens the dialog that changes them. */
export function useRestockDialog(id: string): { open: () => void; isBusy: boolean; dialog: ReactNode } {
  const [product, setProduct] = useState<AdminProduct | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setProduct(null);
  const loaded = useLoaded(loadDialog, product, close);
  const load = async () => {
    setIsBusy(true);
    try {
      setProduct(await adminApi.adminProduct({ params: { id } }));
    } catch (error) {
      toastFailure(error, adminProductTexts.fetchFailed);
    } finally {
      setIsBusy(false);
    }
  };
  const dialog = product && loaded && <loaded.RestockDialog product={product} onClose={close} />;
  return { open: () => void load(), isBusy, dialog };
}
