import Heart from 'virtual:lucide/heart';
import { RecentlyViewed } from '#web/components/product/RecentlyViewed.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

export function EmptyWishlist() {
  return (
    <>
      <EmptyState
        icon={<Heart className="size-7" />}
        title="Nothing saved yet"
        action={<ButtonLink to="/products">Browse the shop</ButtonLink>}
      >
        Tap the heart on a product to save it here.
      </EmptyState>
      <RecentlyViewed />
    </>
  );
}
