import { isRouteErrorResponse } from 'react-router';
import { productTexts } from '#domain/productTexts.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** In place of an owner's page about one product: there is none, or its data didn't come. */
export function ProductMissing({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return <AdminError title={productTexts.fetchFailed} />;
  }
  const back = <ButtonLink to="/admin/products">All products</ButtonLink>;
  return <EmptyState level={1} title={productTexts.notFound} action={back} />;
}
