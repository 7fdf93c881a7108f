/** A product's page as shoppers would see it: of a hidden one, or of a form that isn't saved yet. Its owner's eyes alone. */
import { isRouteErrorResponse } from 'react-router';
import { isId } from '#domain/ids.ts';
import { productTexts } from '#domain/productTexts.ts';
import { apiOf } from '#web/api.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { ProductHead } from '#web/components/product/ProductHead.tsx';
import { ProductTabs } from '#web/components/product/ProductTabs.tsx';
import { findKeptDraft } from '#web/components/productForm/keptDraft.ts';
import { PreviewNotice } from '#web/components/productForm/PreviewNotice.tsx';
import { previewOf } from '#web/components/productForm/previewOf.ts';
import { pageMeta } from '#web/pageMeta.ts';
import { orNull } from '#web/pageParts.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Route } from './+types/previewProduct.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Preview', description: 'A product before it is shown.', isHidden: true });

export async function clientLoader({ context, params: { id } }: Route.ClientLoaderArgs) {
  const api = apiOf(context);
  const saved = isId(id) ? await api.adminProduct({ params: { id } }) : null;
  const reviews = saved?.isActive ? await orNull(api.productReviews({ params: { id }, query: {} })) : null;
  const kept = findKeptDraft(id);
  return { product: kept ? previewOf(kept.draft, saved) : saved, isUnsaved: kept !== null, reviews };
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <Nothing />
  ) : (
    <AdminError title={productTexts.fetchFailed} />
  );
}

function Nothing() {
  const back = <ButtonLink to="/admin/products">All products</ButtonLink>;
  return (
    <EmptyState level={1} title="Nothing to preview" action={back}>
      There is neither a product here nor a form that was begun in this browser.
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
