import { SearchX } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { productTexts } from '#domain/productTexts.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';

/** In place of a product that isn't there (any more), or that didn't come. */
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
        Please check your connection and try again.
      </ErrorState>
    );
  }
  return (
    <EmptyState
      level={1}
      icon={<SearchX className="size-7" />}
      title={productTexts.notFound}
      action={<ButtonLink to="/products">Browse the shop</ButtonLink>}
    >
      It has left the shop, or its address was mistyped.
    </EmptyState>
  );
}
