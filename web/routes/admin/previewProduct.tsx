/** Preview of a product page, for hidden products and unsaved forms. Admins only. */
import { isRouteErrorResponse } from 'react-router';
import { isId } from '#domain/ids.ts';
import { adminProductTexts } from '#texts/adminProductMessages.ts';
import { productFormTexts } from '#texts/productForm.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { apiOf } from '#web/api/client.ts';
import { orNull } from '#web/api/orNull.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { ProductHead } from '#web/components/product/ProductHead.tsx';
import { ProductTabs } from '#web/components/product/ProductTabs.tsx';
import { shownProduct } from '#web/components/product/shownProduct.ts';
import { PreviewNotice } from '#web/components/productForm/PreviewNotice.tsx';
import { previewOf, savedPreview } from '#web/components/productForm/previewOf.ts';
import { findStoredDraft } from '#web/components/productForm/storedDraft.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Route } from './+types/previewProduct.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: productFormTexts.preview,
    description: productFormTexts.previewDescription,
    isHidden: true,
  });

export async function clientLoader({ context, params: { id } }: Route.ClientLoaderArgs) {
  const api = apiOf(context);
  const saved = isId(id) ? await adminApi.adminProduct({ params: { id } }) : null;
  const reviews = saved?.isActive ? await orNull(api.productReviews({ params: { id }, query: {} })) : null;
  const stored = findStoredDraft(id);
  const product = stored ? previewOf(stored.draft, saved) : saved && savedPreview(saved);
  return { product: product && shownProduct(product), isUnsaved: stored !== null, reviews };
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <Nothing />
  ) : (
    <AdminError title={adminProductTexts.fetchFailed} />
  );
}

function Nothing() {
  const back = <ButtonLink to="/admin/products">{productFormTexts.allProducts}</ButtonLink>;
  return (
    <EmptyState level={1} title={productFormTexts.nothingToPreview} action={back}>
      {productFormTexts.previewMissing}
    </EmptyState>
  );
}

export default function PreviewProduct({ loaderData }: Route.ComponentProps) {
  const { product, isUnsaved, reviews } = loaderData;
  if (!product) return <Nothing />;
  return (
    <div className="page-width flex flex-col gap-6 pt-6 pb-16">
      <PreviewNotice isUnsaved={isUnsaved} isHidden={!product.isActive} />
      <ProductHead product={product} isPreview />
      <ProductTabs product={product} reviews={reviews?.data ?? null} />
    </div>
  );
}
