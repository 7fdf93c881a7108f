import { datesText } from '#domain/deliveryDates.ts';
import { isOpen } from '#domain/orderStatus.ts';
import type { Order } from '#web/api/responses.ts';

/** The dates that the shop promised when the order was placed, until it is delivered or ends. */
export function EstimatedDelivery({
  order: { status, estimatedDelivery },
}: {
  order: Pick<Order, 'status' | 'estimatedDelivery'>;
}) {
  if (!estimatedDelivery || !isOpen(status)) return null;
  return (
    <p>
      Estimated delivery: <strong className="font-medium">{datesText(estimatedDelivery)}</strong>
    </p>
  );
}
