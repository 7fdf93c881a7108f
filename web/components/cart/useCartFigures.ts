import type { Cart } from '#web/api/responses.ts';
import { type Figures, figuresOf } from '#web/components/checkout/figures.ts';
import { appliedDiscount } from '#web/state/cartCoupon.ts';
import { useDeliveryDistrict } from '#web/state/deliveryDistrict.ts';
import { useSettings } from '#web/state/settings.ts';

/** What the cart costs, delivered to the visitor's district if it is known. */
export function useCartFigures(cart: Cart): Figures {
  const { delivery } = useSettings();
  const district = useDeliveryDistrict();
  const discount = appliedDiscount(cart);
  return figuresOf(cart.totalAmount, district, { rule: delivery, discount });
}
