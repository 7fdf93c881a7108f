import { Heart } from 'lucide-react';
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
        Press the heart on a product and it waits for you here.
      </EmptyState>
      <RecentlyViewed />
    </>
  );
}
