import { Plus } from 'lucide-react';
import { pageSizes } from '#domain/pages.ts';
import { productTexts } from '#domain/productTexts.ts';
import { api, apiOf } from '#web/api.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListCount } from '#web/components/admin/ListCount.tsx';
import { ListFoot } from '#web/components/admin/ListFoot.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { useIsReloading } from '#web/components/admin/useIsReloading.ts';
import { NoProducts } from '#web/components/adminProducts/NoProducts.tsx';
import { ProductFigures } from '#web/components/adminProducts/ProductFigures.tsx';
import { ProductFilters, productFilterNames } from '#web/components/adminProducts/ProductFilters.tsx';
import { ProductsList } from '#web/components/adminProducts/ProductsList.tsx';
import { pickQuery } from '#web/listQuery.ts';
import { pageMeta } from '#web/pageMeta.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { toast, toastFailure } from '#web/ui/toast.ts';
import type { Route } from './+types/products.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Products', description: 'All products of the shop.', isHidden: true });

export async function clientLoader({ context, url: { searchParams } }: Route.ClientLoaderArgs) {
  const query = pickQuery(searchParams, ['page', ...productFilterNames]);
  const isFiltered = ['search', 'category', 'state'].some((name) => searchParams.get(name));
  return { ...(await apiOf(context).adminProducts({ query })), isFiltered };
}

/** Deletes one product, asked for on whichever page shows it. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const id = String((await request.formData()).get('id'));
  try {
    await api.deleteProduct({ params: { id } });
    toast(productTexts.deleted);
  } catch (error) {
    toastFailure(error, productTexts.deleteFailed);
  }
  return null;
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={productTexts.fetchAllFailed} />;
}

export default function AdminProducts({ loaderData }: Route.ComponentProps) {
  const { products, pagination, counts, isFiltered } = loaderData;
  const isReloading = useIsReloading();
  return (
    <AdminPage
      title="Products"
      actions={
        <>
          <ButtonLink to="/admin/products/import" look="outline">
            Import
          </ButtonLink>
          <ButtonLink to="/admin/products/new">
            <Plus aria-hidden="true" className="size-5" />
            Add Product
          </ButtonLink>
        </>
      }
    >
      <ProductFigures counts={counts} />
      <ProductFilters />
      <ListCount
        total={pagination.total}
        page={pagination.currentPage}
        pageSize={pageSizes.adminProducts}
        noun={['product', 'products']}
        filters={productFilterNames}
      />
      {products.length > 0 ? (
        <ProductsList products={products} total={pagination.total} isBusy={isReloading} />
      ) : (
        <NoProducts isFiltered={isFiltered} />
      )}
      <ListFoot currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
    </AdminPage>
  );
}
