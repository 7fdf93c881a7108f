import Plus from 'virtual:lucide/plus';
import { adminPageSizes } from '#domain/adminPages.ts';
import { adminProductTexts } from '#texts/adminProductMessages.ts';
import { adminProductsTexts } from '#texts/adminProducts.ts';
import { adminApi, adminPages } from '#web/api/adminClient.ts';
import { toastFailure } from '#web/api/failures.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { productActionSchema, readAction } from '#web/components/admin/adminActions.ts';
import { ListCount } from '#web/components/admin/ListCount.tsx';
import { ListPagination } from '#web/components/admin/ListPagination.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { useIsReloading } from '#web/components/admin/useIsReloading.ts';
import { NoProducts } from '#web/components/adminProducts/NoProducts.tsx';
import { ProductFigures } from '#web/components/adminProducts/ProductFigures.tsx';
import { ProductFilters, productFilterNames } from '#web/components/adminProducts/ProductFilters.tsx';
import { ProductsList } from '#web/components/adminProducts/ProductsList.tsx';
import { ProductsTable } from '#web/components/adminProducts/ProductsTable.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Route } from './+types/products.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: adminProductsTexts.products,
    description: adminProductsTexts.description,
    isHidden: true,
  });

export async function clientLoader({ url: { searchParams } }: Route.ClientLoaderArgs) {
  const query = pickQuery(searchParams, ['page', ...productFilterNames]);
  const isFiltered = ['search', 'category', 'state'].some((name) => searchParams.get(name));
  const isDeleted = searchParams.get('state') === 'deleted';
  return { ...(await adminPages.adminProducts({ query })), isFiltered, isDeleted };
}

/** Deletes or restores one product, from any admin page. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const action = await readAction(productActionSchema, request);
  if (!action) return null;
  const call = { params: { id: action.id } };
  const isRestoring = action.intent === 'restore';
  try {
    if (isRestoring) await adminApi.restoreProduct(call);
    else await adminApi.deleteProduct(call);
    if (isRestoring) toast(adminProductTexts.restored);
    else
      toast(adminProductTexts.deleted, 'good', {
        label: adminProductsTexts.deletedProducts,
        to: '/admin/products?state=deleted',
      });
  } catch (error) {
    toastFailure(error, isRestoring ? adminProductTexts.restoreFailed : adminProductTexts.deleteFailed);
  }
  return null;
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={adminProductTexts.fetchAllFailed} />;
}

export default function AdminProducts({ loaderData }: Route.ComponentProps) {
  const { products, pagination, counts, hidden, deleted, isFiltered, isDeleted } = loaderData;
  const isReloading = useIsReloading();
  return (
    <AdminPage
      title={adminProductsTexts.products}
      actions={
        <>
          <ButtonLink to="/admin/products/batches" look="outline" className="max-sm:px-4!">
            {adminProductsTexts.expiry}
          </ButtonLink>
          <ButtonLink to="/admin/products/stocktaking" look="outline" className="max-sm:px-4!">
            {adminProductsTexts.stocktaking}
          </ButtonLink>
          <ButtonLink to="/admin/products/import" look="outline" className="max-sm:px-4!">
            {adminProductsTexts.importIt}
          </ButtonLink>
          <ButtonLink to="/admin/products/new" className="max-sm:px-4!">
            <Plus aria-hidden="true" className="size-5 max-sm:hidden" />
            {adminProductsTexts.addProduct}
          </ButtonLink>
        </>
      }
    >
      <ProductFigures counts={counts} hidden={hidden} deleted={deleted} />
      <ProductFilters />
      <ListCount
        total={pagination.total}
        atLeast={pagination.atLeast}
        page={pagination.currentPage}
        pageSize={adminPageSizes.products}
        noun={adminProductsTexts.noun}
        filters={productFilterNames}
      />
      {products.length > 0 ? (
        isDeleted ? (
          <ProductsTable products={products} isBusy={isReloading} />
        ) : (
          <ProductsList products={products} pagination={pagination} isBusy={isReloading} />
        )
      ) : (
        <NoProducts isFiltered={isFiltered} />
      )}
      <ListPagination currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
    </AdminPage>
  );
}
