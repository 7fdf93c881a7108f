import History from 'virtual:lucide/rotate-ccw-clock';
import { adminPageSizes } from '#domain/adminPages.ts';
import { nameNow } from '#domain/productNames.ts';
import { stockTexts } from '#texts/stockChanges.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListCount } from '#web/components/admin/ListCount.tsx';
import { ListPagination } from '#web/components/admin/ListPagination.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { useIsReloading } from '#web/components/admin/useIsReloading.ts';
import { ProductMissing } from '#web/components/adminProducts/ProductMissing.tsx';
import { MovementsTable } from '#web/components/stock/MovementsTable.tsx';
import { RestockButton } from '#web/components/stock/RestockButton.tsx';
import { WaitingCount } from '#web/components/stockAlerts/WaitingCount.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Route } from './+types/stockHistory.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: stockTexts.stockHistoryTitle,
    description: stockTexts.description,
    isHidden: true,
  });

export const clientLoader = async ({ params, url }: Route.ClientLoaderArgs) =>
  adminPages.stockHistory({ params, query: pickQuery(url.searchParams, ['page']) });

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductMissing error={error} />;
}

export default function StockHistory({ loaderData }: Route.ComponentProps) {
  const { product, movements, pagination, waiting } = loaderData;
  const name = nameNow(product);
  const isReloading = useIsReloading();
  return (
    <AdminPage
      title={stockTexts.stockHistoryTitle}
      actions={!product.isDeleted && <RestockButton id={product._id} name={name} />}
    >
      <p>
        {product.isDeleted ? (
          stockTexts.deleted(name)
        ) : (
          <ButtonLink
            to={`/admin/products/${product._id}/edit`}
            look="quiet"
            size="sm"
            className="wrap-anywhere px-0! text-left!"
          >
            {name}
          </ButtonLink>
        )}
      </p>
      <WaitingCount waiting={waiting} />
      <ListCount
        total={pagination.total}
        page={pagination.currentPage}
        pageSize={adminPageSizes.stockHistory}
        noun={stockTexts.noun}
        filters={[]}
      />
      {movements.length > 0 ? (
        <MovementsTable movements={movements} isBusy={isReloading} />
      ) : (
        <EmptyState icon={<History className="size-7" />} title={stockTexts.noStockChangesYet}>
          {stockTexts.emptyHint}
        </EmptyState>
      )}
      <ListPagination currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
    </AdminPage>
  );
}
