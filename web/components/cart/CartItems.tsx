import { cartTexts } from '#texts/cart.ts';
import type { Cart } from '#web/api/responses.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { CartLine } from './CartLine.tsx';
import { OtherNotes } from './CartNotes.tsx';
import { emptyCart } from './changeCart.ts';

/** The items of the cart, and the buttons below them. */
export function CartItems({ items }: Pick<Cart, 'items'>) {
  return (
    <div>
      <OtherNotes lines={items} />
      <ul className="divide-y divide-line border-line border-b">
        {items.map((line) => (
          <CartLine key={line._id} line={line} />
        ))}
      </ul>
      <div className="-mx-1 flex flex-wrap justify-between gap-4 pt-4">
        <ButtonLink to="/products" look="quiet" size="sm">
          {cartTexts.continueShopping}
        </ButtonLink>
        <Button look="quiet" size="sm" className="text-muted!" onClick={() => void emptyCart()}>
          {cartTexts.clearCart}
        </Button>
      </div>
    </div>
  );
}
