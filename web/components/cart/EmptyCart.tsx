import ShoppingBag from 'virtual:lucide/shopping-bag';
import { cartTexts } from '#texts/cart.ts';
import { cartPageMessages } from '#texts/cartPage.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';

export const EmptyCart = () => (
  <EmptyState
    level={1}
    icon={<ShoppingBag className="size-7" strokeWidth={1.5} />}
    title={cartTexts.empty}
    action={<ButtonLink to="/products">{cartTexts.startShopping}</ButtonLink>}
  >
    {cartTexts.emptyHint}
  </EmptyState>
);

/** No cart could be loaded, and none is stored. */
export const CartFailure = (props: { onRetry: () => void; isRetrying: boolean }) => (
  <ErrorState level={1} title={cartPageMessages.fetchFailed} {...props}>
    {cartTexts.loadFailedHint}
  </ErrorState>
);
