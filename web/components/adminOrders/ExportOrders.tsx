import { Download } from 'lucide-react';
import { useState } from 'react';
import { orderMessages } from '#domain/orderMessages.ts';
import type { CourierLayoutRow } from '#web/components/couriers/layout.ts';
import { useShop } from '#web/shop.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/toast.ts';
import type { DeskOrder } from './deskOrder.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { downloadOrders } from './orderSheet.ts';

interface ExportOrdersProps {
  layouts: readonly CourierLayoutRow[];
  /** Fetched when a file is asked for. */
  orders: () => Promise<readonly DeskOrder[]>;
  label: string;
}

/** Orders as a file, in the shop's own columns or a courier's. */
export function ExportOrders({ layouts, orders, label }: ExportOrdersProps) {
  const shop = useShop();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (layout: CourierLayoutRow | null) => {
    setIsBusy(true);
    try {
      downloadOrders(await orders(), layout, shop);
    } catch (error) {
      toastFailure(error, orderMessages.fetchAllFailed);
    } finally {
      setIsBusy(false);
    }
  };
  const button = (
    <Button
      look="outline"
      size="sm"
      busy={isBusy}
      busyLabel="Exporting..."
      className="shrink-0 whitespace-nowrap"
    >
      <Download aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
  return <ExportMenu trigger={button} layouts={layouts} onChoose={(layout) => void run(layout)} />;
}
