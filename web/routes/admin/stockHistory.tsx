import { History } from 'lucide-react';
import { pageSizes } from '#domain/pages.ts';
import { apiOf } from '#web/api.ts';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListCount } from '#web/components/admin/ListCount.tsx';
import { ListFoot } from '#web/components/admin/ListFoot.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { useIsReloading } from '#web/components/admin/useIsReloading.ts';
import { ProductMissing } from '#web/components/adminProducts/ProductMissing.tsx';
import { MovementsTable } from '#web/components/stock/MovementsTable.tsx';
import { RestockButton } from '#web/components/stock/RestockButton.tsx';
import { pickQuery } from '#web/listQuery.ts';
import { pageMeta } from '#web/pageMeta.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Route } from './+types/stockHistory.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Stock History', description: 'What became of a count.', isHidden: true });

export const clientLoader = async ({ context, params, url }: Route.ClientLoaderArgs) =>
  apiOf(context).stockHistory({ params, query: pickQuery(url.searchParams, ['page']) });

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductMissing error={error} />;
}

export default function StockHistory({ loaderData }: Route.ComponentProps) {
  const { product, movements, pagination } = loaderData;
  const isReloading = useIsReloading();
  return (
    <AdminPage
      title="Stock History"
      actions={!product.isDeleted && <RestockButton id={product._id} name={product.name} />}
    >
      <p>
        {product.isDeleted ? (
          `${product.name} (deleted)`
        ) : (
          <ButtonLink to={`/admin/products/${product._id}/edit`} look="quiet" size="sm" className="px-0!">
            {product.name}
          </ButtonLink>
        )}
      </p>
      <ListCount
        total={pagination.total}
        page={pagination.currentPage}
        pageSize={pageSizes.stockHistory}
        noun={['movement', 'movements']}
        filters={[]}
      />
      {movements.length > 0 ? (
        <MovementsTable movements={movements} isBusy={isReloading} />
      ) : (
        <EmptyState icon={<History className="size-7" />} title="Nothing has moved yet">
          Each count that changes is written down here.
        </EmptyState>
      )}
      <ListFoot currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
    </AdminPage>
  );
}
