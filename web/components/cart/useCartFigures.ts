import type { Cart } from '#web/api/responses.ts';
import { type Figures, figuresOf } from '#web/components/checkout/figures.ts';
import { appliedDiscount } from '#web/state/cartCoupon.ts';
import { useDefaultAddress } from '#web/state/defaultAddress.ts';
import { useSettings } from '#web/state/settings.ts';

/** What the cart costs, delivered to the default address if there is one. */
export function useCartFigures(cart: Cart): Figures {
  const { delivery } = useSettings();
  const { address } = useDefaultAddress();
  const discount = appliedDiscount(cart);
  return figuresOf(cart.totalAmount, address?.district ?? '', { rule: delivery, discount });
}
