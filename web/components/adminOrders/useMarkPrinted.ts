import { useEffect } from 'react';
import { adminOrderMessages } from '#texts/adminOrderMessages.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { toastFailure } from '#web/api/failures.ts';
import { toast } from '#web/ui/toast.ts';

async function markPrinted(orders: string[]): Promise<void> {
  try {
    const { printed } = await adminApi.markPrinted({ body: { orders } });
    toast(adminOrdersTexts.markedPrinted(printed.length));
  } catch (error) {
    toastFailure(error, adminOrderMessages.markPrintedFailed);
  }
}

/**
 * Marks the orders once the browser's print dialog was open, also by the browser's own command. Whether it printed, no
 * page can know.
 */
export function useMarkPrinted(ids: readonly string[]): void {
  const key = ids.join();
  useEffect(() => {
    if (key === '') return;
    const mark = () => void markPrinted(key.split(','));
    window.addEventListener('afterprint', mark);
    return () => window.removeEventListener('afterprint', mark);
  }, [key]);
}
