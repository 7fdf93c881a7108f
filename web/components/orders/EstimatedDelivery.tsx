import { datesText } from '#domain/deliveryDates.ts';
import { isOpen } from '#domain/orderStatus.ts';
import { ordersTexts } from '#texts/orders.ts';
import type { Order } from '#web/api/responses.ts';
import { TextWith } from '#web/ui/TextWith.tsx';

/** The dates that the shop promised when the order was placed, until it is delivered or ends. */
export function EstimatedDelivery({
  order: { status, estimatedDelivery },
}: {
  order: Pick<Order, 'status' | 'estimatedDelivery'>;
}) {
  if (!estimatedDelivery || !isOpen(status)) return null;
  return (
    <p>
      <TextWith
        text={ordersTexts.estimatedDelivery}
        parts={{ dates: <strong className="font-medium">{datesText(estimatedDelivery)}</strong> }}
      />
    </p>
  );
}
