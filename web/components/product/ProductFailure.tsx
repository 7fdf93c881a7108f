import SearchX from 'virtual:lucide/search-x';
import { useRevalidator } from 'react-router';
import { productPageTexts } from '#domain/productPageTexts.ts';
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
        title={productPageTexts.loadError}
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
      title={productPageTexts.notFound}
      action={<ButtonLink to="/products">Browse the shop</ButtonLink>}
    >
      This product is no longer available, or the link is wrong.
    </EmptyState>
  );
}
