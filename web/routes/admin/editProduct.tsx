import ExternalLink from 'virtual:lucide/external-link';
import { nameNow } from '#domain/productNames.ts';
import { countedUnits } from '#domain/restocking.ts';
import { productFormTexts } from '#texts/productForm.ts';
import { adminPages } from '#web/api/adminClient.ts';
import type { Product } from '#web/api/responses.ts';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { ProductMissing } from '#web/components/adminProducts/ProductMissing.tsx';
import { ProductFormPage } from '#web/components/productForm/ProductFormPage.tsx';
import { RestockButton } from '#web/components/stock/RestockButton.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import type { Route } from './+types/editProduct.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: productFormTexts.editProduct,
    description: productFormTexts.editDescription,
    isHidden: true,
  });

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => ({
  product: await adminPages.adminProduct({ params }),
});

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductMissing error={error} />;
}

/** After a restock the form begins anew with the new counts. What was typed in it is stored as its draft. */
const formKeyOf = (product: Product): string =>
  [product._id, ...countedUnits(product).map(({ stock }) => stock)].join(' ');

export default function EditProduct({ loaderData: { product } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={productFormTexts.editProduct}
      actions={
        <>
          <RestockButton id={product._id} name={nameNow(product)} />
          <ButtonLink to={`/admin/products/${product._id}/stock`} look="quiet" size="sm">
            {productFormTexts.stockHistory}
          </ButtonLink>
          <ButtonLink to={`/admin/products/new?from=${product._id}`} look="quiet" size="sm">
            {productFormTexts.duplicate}
          </ButtonLink>
          {product.isActive && (
            <ButtonLink to={`/products/${product._id}`} look="quiet" size="sm" target="_blank">
              {productFormTexts.viewInShop}
              <ExternalLink aria-hidden="true" className="size-4" />
            </ButtonLink>
          )}
        </>
      }
    >
      <ProductFormPage key={formKeyOf(product)} product={product} />
    </AdminPage>
  );
}
