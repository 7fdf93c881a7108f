import Download from 'virtual:lucide/download';
import { useState } from 'react';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { orderMessages } from '#texts/orderMessages.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { CourierLayoutRow } from '#web/api/responses.ts';
import { type CourierFile, openCourierFile } from '#web/components/courierFile/openCourierFile.ts';
import { Button } from '#web/ui/Button.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { allOrders, type OrderSource } from './fetchOrders.ts';
import { downloadOrders } from './orderSheet.ts';

const loadDialog = () => import('#web/components/courierFile/CourierFileDialog.tsx');

interface ExportOrdersProps {
  layouts: readonly CourierLayoutRow[];
  source: OrderSource;
  label: string;
}

/** Downloads orders for a spreadsheet, or opens the dialog of a courier's file. */
export function ExportOrders({ layouts, source, label }: ExportOrdersProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [file, setFile] = useState<CourierFile | null>(null);
  const close = () => setFile(null);
  const dialog = useLoaded(loadDialog, file, close);
  const run = async (layout: CourierLayoutRow | null) => {
    setIsBusy(true);
    try {
      if (layout) setFile(await openCourierFile(source, layout));
      else downloadOrders(await allOrders(source));
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
      busyLabel={adminOrdersTexts.exporting}
      className="shrink-0 whitespace-nowrap"
    >
      <Download aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
  return (
    <>
      <ExportMenu trigger={button} layouts={layouts} onChoose={(layout) => void run(layout)} />
      {file && dialog && <dialog.CourierFileDialog file={file} onClose={close} />}
    </>
  );
}
