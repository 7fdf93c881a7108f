import Download from 'virtual:lucide/download';
import { useState } from 'react';
import { orderMessages } from '#domain/orderMessages.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { AdminOrder, CourierLayoutRow } from '#web/api/responses.ts';
import { useSettings } from '#web/state/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { downloadOrders } from './orderSheet.ts';

interface ExportOrdersProps {
  layouts: readonly CourierLayoutRow[];
  /** Called when a file is requested. */
  orders: () => Promise<readonly AdminOrder[]>;
  label: string;
}

/** Downloads orders with the default columns or a courier's columns. */
export function ExportOrders({ layouts, orders, label }: ExportOrdersProps) {
  const settings = useSettings();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (layout: CourierLayoutRow | null) => {
    setIsBusy(true);
    try {
      downloadOrders(await orders(), layout, settings);
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
