import { formatPoisha, toPoisha } from '#domain/money.ts';
import { exchangeAmounts } from '#domain/orderExchange.ts';
import type { PickedLine } from '#domain/orderReturns.ts';
import { priceOfItems } from '#domain/orders.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { type EditedItem, pricedLines } from './editedItem.ts';
import { refundedOrderOf } from './refundedOrderOf.ts';

interface ExchangeDifferenceProps {
  order: AdminOrder;
  returned: readonly PickedLine[];
  items: readonly EditedItem[];
  /** Taka. */
  fee: number;
}

type Row = [term: string, poisha: number];

/** Who pays whom, before the exchange is saved. */
function rowsOf({ order, returned, items, fee }: ExchangeDifferenceProps): Row[] {
  const price = priceOfItems(pricedLines(items));
  const total = price + toPoisha(fee);
  const { creditPoisha, refundPoisha, toCollectPoisha } = exchangeAmounts(
    returned,
    refundedOrderOf(order),
    total,
  );
  return [
    [orderLifecycleTexts.newItems, price],
    [orderLifecycleTexts.delivery, toPoisha(fee)],
    [orderLifecycleTexts.itemsThatCameBack, -(creditPoisha + refundPoisha)],
    refundPoisha > 0
      ? [orderLifecycleTexts.toBePaidBack, refundPoisha]
      : [orderLifecycleTexts.toCollect, toCollectPoisha],
  ];
}

export function ExchangeDifference(props: ExchangeDifferenceProps) {
  if (props.items.length === 0 || props.returned.length === 0) return null;
  return (
    <dl
      aria-label={orderLifecycleTexts.difference}
      className="ml-auto flex w-full max-w-64 flex-col gap-1 tabular-nums"
    >
      {rowsOf(props).map(([term, poisha]) => (
        <div key={term} className="flex justify-between gap-4 last:font-medium">
          <dt>{term}</dt>
          <dd>{formatPoisha(poisha)}</dd>
        </div>
      ))}
    </dl>
  );
}
