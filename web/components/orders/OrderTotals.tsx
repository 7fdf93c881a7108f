import { feeText } from '#domain/delivery.ts';
import { formatTaka, toPoisha } from '#domain/money.ts';
import type { Order } from '#web/api/responses.ts';

type Totals = Pick<Order, 'itemsPrice' | 'shippingPrice' | 'totalPrice'>;

export function OrderTotals({ itemsPrice, shippingPrice, totalPrice }: Totals) {
  return (
    <dl className="flex flex-col gap-1 border-line border-t pt-4 tabular-nums">
      <Row term="Subtotal">{formatTaka(itemsPrice)}</Row>
      <Row term="Delivery">{feeText(toPoisha(shippingPrice))}</Row>
      <div className="flex justify-between gap-4 pt-2 font-medium text-lg">
        <dt>Total</dt>
        <dd>{formatTaka(totalPrice)}</dd>
      </div>
    </dl>
  );
}

const Row = ({ term, children }: { term: string; children: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
);
