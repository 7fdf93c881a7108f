import ShoppingBag from 'virtual:lucide/shopping-bag';
import { cartMessages } from '#domain/cartMessages.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';

export const EmptyCart = () => (
  <EmptyState
    level={1}
    icon={<ShoppingBag className="size-7" strokeWidth={1.5} />}
    title="Your cart is empty"
    action={<ButtonLink to="/products">Start shopping</ButtonLink>}
  >
    Browse bangles, earrings and more.
  </EmptyState>
);

/** No cart could be loaded, and none is stored. */
export const CartFailure = (props: { onRetry: () => void; isRetrying: boolean }) => (
  <ErrorState level={1} title={cartMessages.fetchFailed} {...props}>
    Please check your connection. Your items are safe.
  </ErrorState>
);
