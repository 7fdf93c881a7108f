import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { useCartCount } from '#web/cart.ts';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { CountBadge } from './CountBadge.tsx';

export function CartLink() {
  const count = useCartCount();
  const label = count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart';
  return (
    <Link to="/cart" prefetch="intent" aria-label={label} className={iconButtonClass}>
      <ShoppingBag aria-hidden="true" className="size-6" strokeWidth={1.5} />
      <CountBadge count={count} />
    </Link>
  );
}
