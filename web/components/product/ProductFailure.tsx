import SearchX from 'virtual:lucide/search-x';
import { useRevalidator } from 'react-router';
import { productTexts } from '#texts/product.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';

/** Replaces a product that does not exist or failed to load. */
export function ProductFailure({ isMissing }: { isMissing: boolean }) {
  const { revalidate, state } = useRevalidator();
  if (!isMissing) {
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
  return (
    <EmptyState
      level={1}
      icon={<SearchX className="size-7" />}
      title={productTexts.notFound}
      action={<ButtonLink to="/products">{productTexts.browseTheShop}</ButtonLink>}
    >
      {productTexts.gone}
    </EmptyState>
  );
}
