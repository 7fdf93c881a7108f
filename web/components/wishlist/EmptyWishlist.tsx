import { Heart } from 'lucide-react';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

export function EmptyWishlist() {
  return (
    <EmptyState
      icon={<Heart className="size-7" />}
      title="Nothing saved yet"
      action={<ButtonLink to="/products">Browse the shop</ButtonLink>}
    >
      Press the heart on a product and it waits for you here.
    </EmptyState>
  );
}
