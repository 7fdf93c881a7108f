/** The request of checkout: the available lines and the figures that the shopper saw. */

import type { ShippingAddress } from '#domain/addresses.ts';
import { type DeliveryWishes, wishesOf } from '#domain/deliveryWishes.ts';
import type { api } from '#web/api/client.ts';
import type { Cart } from '#web/api/responses.ts';
import { typedFrom } from '#web/components/addresses/typedAddress.ts';
import type { Figures } from './figures.ts';

export type OrderBody = Parameters<typeof api.placeOrder>[0]['body'];

interface Delivery extends Pick<OrderBody, keyof DeliveryWishes> {
  shippingAddress: OrderBody['shippingAddress'];
}

/** Where the parcel goes, and the delivery wishes. */
export const deliveryOf = (ready: ShippingAddress & DeliveryWishes): Delivery => ({
  shippingAddress: { ...typedFrom(ready), country: ready.country },
  ...wishesOf(ready),
});

export function orderDraft(cart: Cart, delivery: Delivery, figures: Figures): OrderBody {
  const { itemsPrice, discount, shippingPrice, taxPrice, totalPrice } = figures;
  return {
    orderItems: cart.items
      .filter(({ available }) => available)
      .map(({ product, name, image, price, quantity, selectedSize, selectedColor }) => ({
        product: product._id,
        name,
        image,
        price,
        quantity,
        selectedSize,
        selectedColor,
      })),
    ...delivery,
    paymentMethod: 'cash_on_delivery',
    itemsPrice,
    taxPrice,
    shippingPrice: shippingPrice ?? 0,
    totalPrice,
    ...(discount && { couponCode: discount.code }),
  };
}
