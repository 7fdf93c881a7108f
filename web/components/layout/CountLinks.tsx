/** The header's links to wishlist and cart, each with its number of items. */

import Heart from 'virtual:lucide/heart';
import ShoppingBag from 'virtual:lucide/shopping-bag';
import { layoutTexts } from '#texts/layout.ts';
import { digits } from '#texts/numbers.ts';
import { useCartCount } from '#web/state/cart.ts';
import { useWishlistCount } from '#web/state/wishlist.ts';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { Link } from '#web/ui/Link.tsx';

export function WishlistLink() {
  const count = useWishlistCount();
  const label = count > 0 ? layoutTexts.wishlistOf(count) : layoutTexts.wishlist;
  return (
    <Link to="/wishlist" aria-label={label} className={iconButtonClass}>
      <Heart className="size-6" strokeWidth={1.5} />
      <CountBadge count={count} />
    </Link>
  );
}

export function CartLink() {
  const count = useCartCount();
  const label = count > 0 ? layoutTexts.cartOf(count) : layoutTexts.cart;
  return (
    <Link to="/cart" aria-label={label} className={iconButtonClass}>
      <ShoppingBag className="size-6" strokeWidth={1.5} />
      <CountBadge count={count} />
    </Link>
  );
}

/** Count at an icon's corner, hidden at 0. Takes no space in the layout. */
function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 font-medium text-[0.6875rem] text-on-accent leading-none tabular-nums">
      {count > 99 ? `${digits(99)}+` : digits(count)}
    </span>
  );
}
