import type { ReactNode } from 'react';
import { datesText } from '#domain/deliveryDates.ts';
import { deliveryTimes } from '#domain/deliveryTimes.ts';
import { shortId } from '#domain/ids.ts';
import { formatTaka } from '#domain/money.ts';
import { paymentLabel } from '#domain/orders.ts';
import type { PlacedOrder } from '#web/state/placedOrder.ts';

/** The facts of an order at a glance. */
export function PlacedFacts({ order }: { order: PlacedOrder }) {
  const { orderNumber, _id, paymentMethod, totalPrice, estimatedDelivery } = order;
  return (
    <dl className="w-full divide-y divide-line border border-line bg-paper px-5 text-left sm:px-8">
      <Fact term="Order number">
        <span className="font-medium tabular-nums">{orderNumber}</span>
      </Fact>
      <Fact term="Order ID ends in">{shortId(_id)}</Fact>
      <Fact term="Payment method">{paymentLabel(paymentMethod)}</Fact>
      <Fact term="Total">{formatTaka(totalPrice)}</Fact>
      <Fact term="Estimated delivery">
        {deliveryTimes.estimate}
        {estimatedDelivery && <span className="block font-medium">{datesText(estimatedDelivery)}</span>}
      </Fact>
    </dl>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4 py-4">
    <dt className="text-muted">{term}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);
