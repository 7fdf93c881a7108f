import { ButtonLink } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';

/** Replaces Place Order when nothing can be ordered any more: sold out, or ordered in another tab. */
export function NothingToOrder() {
  return (
    <div className="flex flex-col gap-4">
      <p>
        There is nothing left to order. Already ordered in another tab? See{' '}
        <Link to="/account?tab=orders" className="font-medium underline underline-offset-4">
          your orders
        </Link>
        .
      </p>
      <ButtonLink to="/cart" size="lg" wide>
        View Cart
      </ButtonLink>
    </div>
  );
}
