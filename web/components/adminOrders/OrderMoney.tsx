import { formatTaka } from '#domain/money.ts';
import { isOpen } from '#domain/orderStatus.ts';
import { orderDialogTexts } from '#texts/orderDialog.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { OrderTotals } from '#web/components/orders/OrderTotals.tsx';

type Fact = [term: string, taka: number];
const unlessNone = (...fact: Fact): Fact[] => (fact[1] > 0 ? [fact] : []);

/** What only the shop knows: what the courier is to collect, has, paid out and charged. */
function factsOf(order: AdminOrder): Fact[] {
  const { status, paid, toCollect, collected, booking, settlement, closing } = order;
  if (isOpen(status)) return paid > 0 ? [] : [[orderDialogTexts.toCollect, toCollect]];
  if (closing) return unlessNone(orderDialogTexts.courierCharge, closing.courierCharge);
  if (settlement) {
    return [
      [orderDialogTexts.receivedFromCourier, settlement.received],
      ...unlessNone(orderDialogTexts.receivedLater, settlement.later),
      [orderDialogTexts.courierFee, settlement.fee],
      ...unlessNone(orderDialogTexts.stillWithTheCourier, settlement.owed),
      ...unlessNone(orderDialogTexts.writtenOff, settlement.writtenOff?.amount ?? 0),
    ];
  }
  // Without a booking no courier had it, as with what is sold over the counter.
  return booking ? unlessNone(orderDialogTexts.stillWithTheCourier, collected ?? 0) : [];
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
