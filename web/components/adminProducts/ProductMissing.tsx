import { isRouteErrorResponse } from 'react-router';
import { adminProductTexts } from '#texts/adminProductMessages.ts';
import { adminProductsTexts } from '#texts/adminProducts.ts';
import { productTexts } from '#texts/product.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** Replaces an admin page of a product that does not exist or failed to load. */
export function ProductMissing({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return <AdminError title={adminProductTexts.fetchFailed} />;
  }
  const back = <ButtonLink to="/admin/products">{adminProductsTexts.allProducts}</ButtonLink>;
  return <EmptyState level={1} title={productTexts.notFound} action={back} />;
}
