import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { productTexts } from '#texts/product.ts';
import { MissingPage } from '#web/components/layout/MissingPage.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';

export const isGone = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** Replaces a product that does not exist or failed to load. */
export function ProductFailure({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  if (isGone(error)) {
    return <MissingPage error={error} title={productTexts.notFound} text={productTexts.gone} />;
  }
  return (
    <ErrorState
      level={1}
      title={productTexts.loadError}
      isRetrying={state === 'loading'}
      onRetry={() => void revalidate()}
    >
      {productTexts.checkConnection}
    </ErrorState>
  );
}
