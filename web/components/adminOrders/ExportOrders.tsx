import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { orderMessages } from '#domain/orderMessages.ts';
import { downloadSheet } from '#web/downloadSheet.ts';
import { pickQuery } from '#web/listQuery.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/toast.ts';
import { orderFilterNames } from './OrderFilters.tsx';
import { filteredOrders, sheetOf } from './orderSheet.ts';

/** Everything the filters find, not this page alone. */
export function ExportOrders() {
  const [query] = useSearchParams();
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    setIsBusy(true);
    try {
      downloadSheet(sheetOf(await filteredOrders(pickQuery(query, orderFilterNames))), 'orders');
    } catch (error) {
      toastFailure(error, orderMessages.fetchAllFailed);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button look="outline" size="sm" busy={isBusy} busyLabel="Exporting..." onClick={() => void run()}>
      <Download aria-hidden="true" className="size-4" />
      Export CSV
    </Button>
  );
}
