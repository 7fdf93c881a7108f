import Download from 'virtual:lucide/download';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { adminProductsTexts } from '#texts/adminProducts.ts';
import { planTexts } from '#texts/productPlanTexts.ts';
import { toastFailure } from '#web/api/failures.ts';
import { useMaySeeMoney } from '#web/auth/useMaySeeMoney.ts';
import { downloadSheet } from '#web/browser/downloadFile.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { filteredProducts, sheetOf } from './exportSheet.ts';
import { productFilterNames } from './ProductFilters.tsx';

/** Exports all products that match the filters, in the columns that the import reads. */
export function ExportProducts() {
  const [query] = useSearchParams();
  const maySeeCosts = useMaySeeMoney();
  const [share, setShare] = useState<number | null>(null);
  const run = async () => {
    setShare(0);
    try {
      const { products, isCut } = await filteredProducts(pickQuery(query, productFilterNames), setShare);
      downloadSheet(sheetOf(products, maySeeCosts), 'products');
      if (isCut) toast(planTexts.exportCut(products.length));
    } catch (error) {
      toastFailure(error, planTexts.exportFailed);
    } finally {
      setShare(null);
    }
  };
  return (
    <Button
      look="outline"
      size="sm"
      busy={share !== null}
      busyLabel={adminProductsTexts.exporting(Math.round((share ?? 0) * 100))}
      onClick={() => void run()}
    >
      <Download aria-hidden="true" className="size-4" />
      {adminProductsTexts.exportCsv}
    </Button>
  );
}
