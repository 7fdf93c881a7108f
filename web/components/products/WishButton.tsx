import Heart from 'virtual:lucide/heart';
import { clsx } from 'clsx';
import { productsTexts } from '#texts/products.ts';
import { toastFailure } from '#web/api/failures.ts';
import { toggleWish, useIsWished } from '#web/state/wishlist.ts';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { toast } from '#web/ui/toast.ts';

interface WishButtonProps {
  productId: string;
  /** Product name for screen readers. */
  name: string;
  className?: string;
}

export function WishButton({ productId, name, className }: WishButtonProps) {
  const isWished = useIsWished(productId);
  const toggle = async () => {
    try {
      const outcome = await toggleWish(productId);
      if (outcome === 'saved')
        toast(productsTexts.savedToWishlist, 'good', {
          label: productsTexts.viewWishlist,
          to: '/wishlist',
        });
      else toast(productsTexts.removedFromWishlist, 'plain');
    } catch (error) {
      toastFailure(error, productsTexts.wishlistFailed);
    }
  };
  return (
    <button
      type="button"
      aria-pressed={isWished}
      aria-label={productsTexts.save(name)}
      className={clsx(iconButtonClass, 'noscript:hidden', className)}
      onClick={() => void toggle()}
    >
      <Heart
        strokeWidth={1.5}
        className={clsx('size-5 transition-colors', isWished ? 'fill-accent text-accent' : 'text-ink')}
      />
    </button>
  );
}
