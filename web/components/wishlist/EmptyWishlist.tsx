import Heart from 'virtual:lucide/heart';
import { wishlistTexts } from '#texts/wishlist.ts';
import { RecentlyViewed } from '#web/components/product/RecentlyViewed.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

export function EmptyWishlist() {
  return (
    <>
      <EmptyState
        icon={<Heart className="size-7" />}
        title={wishlistTexts.nothingSavedYet}
        action={<ButtonLink to="/products">{wishlistTexts.browseTheShop}</ButtonLink>}
      >
        {wishlistTexts.hint}
      </EmptyState>
      <RecentlyViewed />
    </>
  );
}
