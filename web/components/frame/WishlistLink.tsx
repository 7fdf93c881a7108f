import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { useWishlistCount } from '#web/wishlist.ts';
import { CountBadge } from './CountBadge.tsx';

export function WishlistLink() {
  const count = useWishlistCount();
  const label = count > 0 ? `Wishlist, ${count} ${count === 1 ? 'product' : 'products'}` : 'Wishlist';
  return (
    <Link to="/wishlist" prefetch="intent" aria-label={label} className={iconButtonClass}>
      <Heart aria-hidden="true" className="size-6" strokeWidth={1.5} />
      <CountBadge count={count} />
    </Link>
  );
}
