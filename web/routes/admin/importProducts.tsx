import Download from 'virtual:lucide/download';
import { productImportTexts } from '#texts/productImport.ts';
import { useMaySeeMoney } from '#web/auth/useMaySeeMoney.ts';
import { downloadSheet } from '#web/browser/downloadFile.ts';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { ColumnHelp } from '#web/components/productImport/ColumnHelp.tsx';
import { ImportForm } from '#web/components/productImport/ImportForm.tsx';
import { templateSheet } from '#web/components/productImport/template.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Route } from './+types/importProducts.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: productImportTexts.importProducts,
    description: productImportTexts.description,
    isHidden: true,
  });

export const clientLoader = async (_: Route.ClientLoaderArgs) => null;

export { ListSkeleton as HydrateFallback };

export default function ImportProducts() {
  const maySeeCosts = useMaySeeMoney();
  return (
    <AdminPage
      title={productImportTexts.importProducts}
      actions={
        <Button
          look="outline"
          size="sm"
          onClick={() => downloadSheet(templateSheet(maySeeCosts), 'products-template')}
        >
          <Download aria-hidden="true" className="size-4" />
          {productImportTexts.template}
        </Button>
      }
    >
      <ImportForm />
      <ColumnHelp maySeeCosts={maySeeCosts} />
    </AdminPage>
  );
}
