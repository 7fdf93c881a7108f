import { Link } from 'react-router';
import { ButtonLink } from '#web/ui/Button.tsx';

/** In place of Place Order: all of it was sold meanwhile, or ordered in another tab. */
export function NothingLeft() {
  return (
    <div className="flex flex-col gap-4">
      <p>
        There is nothing left to order here. If you have just ordered in another tab, it is among{' '}
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
