import { confirmationTexts } from '#texts/confirmation.ts';
import { CourierNote } from '#web/components/orders/CourierNote.tsx';
import { GiftNote } from '#web/components/orders/GiftNote.tsx';
import { OrderAddress } from '#web/components/orders/OrderAddress.tsx';
import type { PlacedOrder } from '#web/state/placedOrder.ts';

/** Where it goes, and the delivery wishes. */
export function PlacedDelivery({ order }: { order: PlacedOrder }) {
  return (
    <section aria-labelledby="deliverTo" className="flex w-full flex-col gap-3 text-left">
      <h2 id="deliverTo" className="text-xl">
        {confirmationTexts.deliveryAddress}
      </h2>
      <OrderAddress shippingAddress={order.shippingAddress} />
      <CourierNote order={order} />
      <GiftNote order={order} />
    </section>
  );
}
