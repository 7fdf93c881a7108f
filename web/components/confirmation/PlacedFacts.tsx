import type { ReactNode } from 'react';
import { datesText } from '#domain/deliveryDates.ts';
import { deliveryTimes } from '#domain/deliveryTimes.ts';
import { shortId } from '#domain/ids.ts';
import { formatTaka } from '#domain/money.ts';
import { paymentLabel } from '#domain/orders.ts';
import { confirmationTexts } from '#texts/confirmation.ts';
import type { PlacedOrder } from '#web/state/placedOrder.ts';

/** The facts of an order at a glance. */
export function PlacedFacts({ order }: { order: PlacedOrder }) {
  const { orderNumber, _id, paymentMethod, totalPrice, estimatedDelivery } = order;
  return (
    <dl className="w-full divide-y divide-line border border-line bg-paper px-5 text-left sm:px-8">
      <Fact term={confirmationTexts.orderNumber}>
        <span className="font-medium tabular-nums">{orderNumber}</span>
      </Fact>
      <Fact term={confirmationTexts.orderIdEndsIn}>{shortId(_id)}</Fact>
      <Fact term={confirmationTexts.paymentMethod}>{paymentLabel(paymentMethod)}</Fact>
      <Fact term={confirmationTexts.total}>{formatTaka(totalPrice)}</Fact>
      <Fact term={confirmationTexts.estimatedDelivery}>
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
