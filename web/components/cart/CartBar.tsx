import { totalLabel } from '#domain/delivery.ts';
import { formatTaka } from '#domain/money.ts';
import { cartTexts } from '#texts/cart.ts';
import type { Cart } from '#web/api/responses.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { useCartFigures } from './useCartFigures.ts';

/** On phones and tablets: the total and the way on, at the bottom of the screen, while the summary is below the items. */
export function CartBar({ cart }: { cart: Cart }) {
  const { shippingPrice, totalPrice } = useCartFigures(cart);
  return (
    <div
      data-foot-bar
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-line border-t bg-paper px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:hidden noscript:hidden"
    >
      <p className="min-w-0 grow leading-5">
        <span className="block text-muted text-xs">{totalLabel(shippingPrice)}</span>
        <span className="font-medium text-lg tabular-nums">{formatTaka(totalPrice)}</span>
      </p>
      <ButtonLink to="/checkout" className="shrink-0">
        {cartTexts.checkout}
      </ButtonLink>
    </div>
  );
}
