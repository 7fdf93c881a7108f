import { formatTaka } from '#domain/money.ts';
import { isOpen } from '#domain/orderStatus.ts';
import { orderDialogTexts } from '#texts/orderDialog.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { OrderTotals } from '#web/components/orders/OrderTotals.tsx';

type Fact = [term: string, taka: number];

/** What only the shop knows: what the courier is to collect, has, paid out and charged. */
function factsOf(order: AdminOrder): Fact[] {
  const { status, source, paid, toCollect, collected, settlement, closing } = order;
  if (isOpen(status)) return paid > 0 ? [] : [[orderDialogTexts.toCollect, toCollect]];
  if (closing)
    return closing.courierCharge > 0 ? [[orderDialogTexts.courierCharge, closing.courierCharge]] : [];
  if (settlement) {
    return [
      [orderDialogTexts.receivedFromCourier, settlement.received],
      ...(settlement.later > 0 ? [[orderDialogTexts.receivedLater, settlement.later] satisfies Fact] : []),
      [orderDialogTexts.courierFee, settlement.fee],
    ];
  }
  // What is sold over the counter is paid in the shop.
  if (source === 'counter') return [];
  return collected ? [[orderDialogTexts.stillWithTheCourier, collected]] : [];
}

/** The order's money, for the shop. */
export function OrderMoney({ order }: { order: AdminOrder }) {
  return (
    <div className="ml-auto w-full max-w-64">
      <OrderTotals order={order} />
      <dl className="mt-1 flex flex-col gap-1 tabular-nums">
        {factsOf(order).map(([term, taka]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium">{formatTaka(taka)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
